/* The head of the AppImage: unpacks the file system that follows it once into the user's cache, then
   starts AppRun there. Needs neither FUSE nor any library; see packaging/README.md. */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

#define NAME "hukum"
#define FAILED 126
#define A_DAY (24 * 60 * 60)

static void say(const char *what, const char *which) {
    fprintf(stderr, NAME ": %s %s: %s\n", what, which, strerror(errno));
}

/* Returns where the ELF file ends and the squashed file system begins. */
static off_t elf_end(int file) {
    Elf64_Ehdr head;
    if (pread(file, &head, sizeof head, 0) != (ssize_t)sizeof head)
        return -1;
    return (off_t)(head.e_shoff + (Elf64_Off)head.e_shentsize * head.e_shnum);
}

static int put_file(sqfs *fs, sqfs_inode *inode, const char *target) {
    static char buffer[1 << 17];
    int file = open(target, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, inode->base.mode & 0777);
    sqfs_off_t at = 0, size = (sqfs_off_t)inode->xtra.reg.file_size;
    if (file < 0)
        return -1;
    while (at < size) {
        sqfs_off_t got = sizeof buffer;
        if (sqfs_read_range(fs, inode, at, &got, buffer) != SQFS_OK || got <= 0)
            break;
        if (write(file, buffer, (size_t)got) != (ssize_t)got)
            break;
        at += got;
    }
    return close(file) == 0 && at == size ? 0 : -1;
}

static int put_link(sqfs *fs, sqfs_inode *inode, const char *target) {
    char text[PATH_MAX];
    size_t size = sizeof text;
    return sqfs_readlink(fs, inode, text, &size) == SQFS_OK ? symlink(text, target) : -1;
}

static int put(sqfs *fs, sqfs_inode *inode, const char *target) {
    if (S_ISDIR(inode->base.mode))
        return mkdir(target, 0755);
    if (S_ISLNK(inode->base.mode))
        return put_link(fs, inode, target);
    return S_ISREG(inode->base.mode) ? put_file(fs, inode, target) : 0;
}

/* Unpacks everything into a folder that is there and empty. */
static int extract(int image, off_t offset, const char *folder) {
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err fault;
    char target[PATH_MAX];
    if (sqfs_init(&fs, image, (size_t)offset) != SQFS_OK)
        return -1;
    if (sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK)
        return -1;
    while (sqfs_traverse_next(&walk, &fault)) {
        sqfs_inode inode;
        if (walk.dir_end || !walk.path || !*walk.path)
            continue;
        if (snprintf(target, sizeof target, "%s/%s", folder, walk.path) >= (int)sizeof target)
            return -1;
        if (sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK ||
            put(&fs, &inode, target)) {
            say("cannot write", target);
            return -1;
        }
    }
    sqfs_traverse_close(&walk);
    return fault == SQFS_OK ? 0 : -1;
}

static int drop(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void drop_folder(const char *folder) { nftw(folder, drop, 16, FTW_DEPTH | FTW_PHYS); }

/* A folder that is being unpacked ends in the number of its process. */
static int is_abandoned(const char *name, const struct stat *status) {
    const char *dot = strrchr(name, '.');
    if (dot)
        return kill(atoi(dot + 1), 0) != 0;
    return time(NULL) - status->st_atim.tv_sec > A_DAY;
}

/* Removes what older versions have left; one that was started within a day may still be running. */
static void prune(const char *cache, const char *kept) {
    DIR *list = opendir(cache);
    struct dirent *entry;
    struct stat status;
    char path[PATH_MAX];
    if (!list)
        return;
    while ((entry = readdir(list))) {
        if (entry->d_name[0] == '.' || !strcmp(entry->d_name, kept))
            continue;
        if (snprintf(path, sizeof path, "%s/%s", cache, entry->d_name) >= (int)sizeof path)
            continue;
        if (lstat(path, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == getuid() &&
            is_abandoned(entry->d_name, &status))
            drop_folder(path);
    }
    closedir(list);
}

/* Names the folder of the cache, which is made for the user alone. */
static int find_cache(char *cache, size_t size) {
    const char *given = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    struct stat status;
    int length;
    if (given && *given == '/') {
        mkdir(given, 0700);
        length = snprintf(cache, size, "%s/" NAME "-appimage", given);
    } else if (home && *home == '/') {
        snprintf(cache, size, "%s/.cache", home);
        mkdir(cache, 0700);
        length = snprintf(cache, size, "%s/.cache/" NAME "-appimage", home);
    } else {
        length = snprintf(cache, size, "/tmp/" NAME "-appimage-%u", (unsigned)getuid());
    }
    if (length <= 0 || length >= (int)size - 64)
        return -1;
    mkdir(cache, 0700);
    if (lstat(cache, &status) || !S_ISDIR(status.st_mode))
        return -1;
    errno = EPERM; /* a folder of somebody else's may hold anybody's program */
    return status.st_uid == getuid() && !(status.st_mode & 022) ? 0 : -1;
}

/* Unpacks under a name of its own first, so that a folder that bears the right name is whole. */
static int unpack_once(int image, off_t offset, const char *folder) {
    char temporary[PATH_MAX];
    if (access(folder, X_OK) == 0)
        return 0;
    if (snprintf(temporary, sizeof temporary, "%s.%d", folder, getpid()) >= (int)sizeof temporary)
        return -1;
    if (mkdir(temporary, 0700) || extract(image, offset, temporary)) {
        drop_folder(temporary);
        return -1;
    }
    if (rename(temporary, folder) == 0)
        return 0;
    drop_folder(temporary);
    return access(folder, X_OK); /* another start was quicker */
}

int main(int count, char **words) {
    char self[PATH_MAX], cache[PATH_MAX], folder[PATH_MAX], start[PATH_MAX];
    char name[64];
    struct stat status;
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    int image = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    off_t offset = image < 0 ? -1 : elf_end(image);
    if (length < 0 || offset < 0 || fstat(image, &status)) {
        say("cannot read", "itself");
        return FAILED;
    }
    self[length] = 0;
    if (count > 1 && !strcmp(words[1], "--appimage-offset")) {
        printf("%lld\n", (long long)offset);
        return 0;
    }
    if (count > 1 && !strcmp(words[1], "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755) == 0 && extract(image, offset, "squashfs-root") == 0)
            return 0;
        say("cannot unpack into", "squashfs-root");
        return FAILED;
    }
    if (find_cache(cache, sizeof cache)) {
        say("cannot use", cache);
        return FAILED;
    }
    snprintf(name, sizeof name, "%llx-%llx-%llx", (unsigned long long)status.st_size,
             (unsigned long long)status.st_mtim.tv_sec, (unsigned long long)status.st_mtim.tv_nsec);
    if (snprintf(folder, sizeof folder, "%s/%s", cache, name) >= (int)sizeof folder ||
        snprintf(start, sizeof start, "%s/AppRun", folder) >= (int)sizeof start)
        return FAILED;
    if (unpack_once(image, offset, folder)) {
        say("cannot unpack into", folder);
        return FAILED;
    }
    utimensat(AT_FDCWD, folder, (struct timespec[]){{0, UTIME_NOW}, {0, UTIME_OMIT}}, 0);
    prune(cache, name);
    setenv("APPDIR", folder, 1);
    setenv("APPIMAGE", self, 1);
    execv(start, words);
    say("cannot start", start);
    return FAILED;
}
