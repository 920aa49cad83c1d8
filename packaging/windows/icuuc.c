/* A stand-in for icuuc.dll, which Windows 10 has and Wine 8 lacks. Qt's converters alone use it, for
 * encodings that Hukum never meets, and are told that there are none. It stays in the Wine prefix. */
#define EXPORT __declspec(dllexport)
enum { UNSUPPORTED = 16 };

static void fail(int *error)
{
    if (error && *error <= 0) *error = UNSUPPORTED;
}

EXPORT void *ucnv_open(const char *name, int *error) { return (void)name, fail(error), (void *)0; }
EXPORT void ucnv_close(void *converter) { (void)converter; }
EXPORT void ucnv_reset(void *converter) { (void)converter; }
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return (void)converter, (signed char)1; }
EXPORT const char *ucnv_getName(void *converter, int *error)
{
    return (void)converter, fail(error), "";
}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void ucnv_getToUCallBack(void *converter, void *action, void *context)
{
    (void)converter, (void)action, (void)context;
}
EXPORT void ucnv_getFromUCallBack(void *converter, void *action, void *context)
{
    (void)converter, (void)action, (void)context;
}
EXPORT void ucnv_setToUCallBack(void *converter, void *action, void *context, void *old_action,
                                void *old_context, int *error)
{
    (void)converter, (void)action, (void)context, (void)old_action, (void)old_context, fail(error);
}
EXPORT void ucnv_setFromUCallBack(void *converter, void *action, void *context, void *old_action,
                                  void *old_context, int *error)
{
    (void)converter, (void)action, (void)context, (void)old_action, (void)old_context, fail(error);
}
EXPORT void ucnv_cbToUWriteUChars(void *args, void *source, int length, int offset, int *error)
{
    (void)args, (void)source, (void)length, (void)offset, fail(error);
}
EXPORT void ucnv_cbFromUWriteUChars(void *args, void *source, void *end, int offset, int *error)
{
    (void)args, (void)source, (void)end, (void)offset, fail(error);
}
EXPORT void ucnv_toUnicode(void *converter, void *target, void *target_end, void *source,
                           void *source_end, void *offsets, signed char flush, int *error)
{
    (void)converter, (void)target, (void)target_end, (void)source, (void)source_end;
    (void)offsets, (void)flush, fail(error);
}
EXPORT void ucnv_fromUnicode(void *converter, void *target, void *target_end, void *source,
                             void *source_end, void *offsets, signed char flush, int *error)
{
    (void)converter, (void)target, (void)target_end, (void)source, (void)source_end;
    (void)offsets, (void)flush, fail(error);
}
EXPORT int ucnv_toUCountPending(void *converter, int *error)
{
    return (void)converter, fail(error), 0;
}
EXPORT int ucnv_fromUCountPending(void *converter, int *error)
{
    return (void)converter, fail(error), 0;
}
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    return (void)name, (void)standard, fail(error), (const char *)0;
}
EXPORT const char *ucnv_getAvailableName(int number) { return (void)number, (const char *)0; }
EXPORT int ucnv_countAvailable(void) { return 0; }
