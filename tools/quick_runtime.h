/* What compiled rules do most, without a call: looking into lists, adding to them, making a number an object, finding what a
name of their module stands for.

mypyc's runtime is compiled in files of its own, so none of its functions can be inlined where it is called. These do the
usual case on the spot and leave the rest (negative places, errors, numbers that are objects, lists that grow or shrink) to
it. tools/compile.py has this file read before each C file that mypyc makes. */

#ifndef GRIMOIRE_QUICK_RUNTIME_H
#define GRIMOIRE_QUICK_RUNTIME_H

#include <CPy.h>

#ifndef Py_GIL_DISABLED

/* A place as a number of mypyc: twice the number. One that is an object is odd, a negative one becomes too large. */
#define QUICK_IS_PLACE(list, index) (((index) & 1) == 0 && ((size_t)(index) >> 1) < (size_t)PyList_GET_SIZE(list))

#define QUICK_SMALL 16

static inline PyObject *quick_borrow(PyObject *list, CPyTagged index) {
    return likely(QUICK_IS_PLACE(list, index)) ? PyList_GET_ITEM(list, index >> 1) : CPyList_GetItemBorrow(list, index);
}

static inline PyObject *quick_item(PyObject *list, CPyTagged index) {
    if (unlikely(!QUICK_IS_PLACE(list, index))) return CPyList_GetItem(list, index);
    PyObject *item = PyList_GET_ITEM(list, index >> 1);
    Py_INCREF(item);
    return item;
}

static inline bool quick_set(PyObject *list, CPyTagged index, PyObject *value) {
    if (unlikely(!QUICK_IS_PLACE(list, index))) return CPyList_SetItem(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, index >> 1);
    PyList_SET_ITEM(list, index >> 1, value);
    Py_DECREF(before);
    return true;
}

static inline int quick_append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return PyList_Append(list, value);
    Py_INCREF(value);
    PyList_SET_ITEM(list, size, value);
    Py_SET_SIZE(list, size + 1);
    return 0;
}

/* A list that becomes much shorter gives back memory. A small one, such as the stack of frames, need not. */
static inline PyObject *quick_pop(PyObject *list) {
    Py_ssize_t size = PyList_GET_SIZE(list) - 1;
    Py_ssize_t room = ((PyListObject *)list)->allocated;
    if (unlikely(size < 0 || (room > QUICK_SMALL && size < room >> 1))) return CPyList_PopLast(list);
    Py_SET_SIZE(list, size);
    return PyList_GET_ITEM(list, size);
}

/* Small numbers become objects most often: cards, places, seats. Python has one object for each, which is kept from the first
time on in a table that all files have in common. */
#define QUICK_KEPT 256
__attribute__((weak, visibility("hidden"))) PyObject *quick_kept[QUICK_KEPT];

static CPy_NOINLINE PyObject *quick_made(CPyTagged number) {
    PyObject *object = (number & 1) == 0 ? PyLong_FromSsize_t((Py_ssize_t)number >> 1) : NULL;
    if (unlikely(object == NULL)) return CPyTagged_StealAsObject(number);
    if (number < 2 * QUICK_KEPT) {
        Py_INCREF(object);
        quick_kept[number >> 1] = object;
    }
    return object;
}

static inline PyObject *quick_boxed(CPyTagged number) {
    if (unlikely((number & 1) != 0 || number >= 2 * QUICK_KEPT || quick_kept[number >> 1] == NULL)) return quick_made(number);
    PyObject *object = quick_kept[number >> 1];
    Py_INCREF(object);
    return object;
}

/* A dictionary has a new version after every change, and no two ever have the same one (before Python 3.12: since then each
interpreter counts for itself, and later ones not at all). So each place in the code that looks something up can keep what it
found last. */
#if PY_VERSION_HEX < 0x030C0000

typedef struct {
    uint64_t version;
    PyObject *key; /* kept alive: another object must not come to lie where it lay */
    PyObject *value; /* alive as long as the dictionary has this version */
} QuickName;

static CPy_NOINLINE PyObject *quick_look_up(PyObject *dict, PyObject *key, QuickName *last) {
    PyObject *value = CPyDict_GetItem(dict, key);
    if (value != NULL && PyDict_CheckExact(dict)) {
        PyObject *before = last->key;
        Py_INCREF(key);
        last->key = key;
        last->version = ((PyDictObject *)dict)->ma_version_tag;
        last->value = value;
        Py_XDECREF(before); /* only now: where it ends with that, what is run may change the dictionary or look here */
    }
    return value;
}

static inline PyObject *quick_name(PyObject *dict, PyObject *key, QuickName *last) {
    if (unlikely(((PyDictObject *)dict)->ma_version_tag != last->version || key != last->key)) {
        return quick_look_up(dict, key, last);
    }
    Py_INCREF(last->value);
    return last->value;
}

#define CPyDict_GetItem(dict, key) ({ static QuickName quick_last; quick_name(dict, key, &quick_last); })

#endif

#define CPyList_GetItem quick_item
#define CPyList_GetItemShort quick_item
#define CPyList_GetItemBorrow quick_borrow
#define CPyList_GetItemShortBorrow quick_borrow
#define CPyList_SetItem quick_set
#define CPyList_PopLast quick_pop
#define PyList_Append quick_append
#define CPyList_SetItemUnsafe PyList_SET_ITEM
#define CPyTagged_StealAsObject quick_boxed

#endif
#endif
