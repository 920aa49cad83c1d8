/* A stand-in for bcryptprimitives.dll, which Windows 10 has and Wine 8 lacks. Modules made with Rust, of
 * which the tests load one, ask it for random bytes. It stays in the Wine prefix. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(void *bytes, ULONG count);

__declspec(dllexport) BOOL ProcessPrng(unsigned char *bytes, SIZE_T count)
{
    return SystemFunction036(bytes, (ULONG)count);
}
