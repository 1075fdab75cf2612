import { allowSlash, isSearchShortcut, isSlashAllowed } from '@/components/search/shortcut';

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

test.each<[KeyboardEventInit, boolean]>([
  [{ key: '/' }, true],
  // On many keyboards the slash needs Shift.
  [{ key: '/', shiftKey: true }, true],
  [{ key: '/', ctrlKey: true }, false],
  [{ key: '/', altKey: true }, false],
  [{ key: '/', isComposing: true }, false],
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', ctrlKey: true }, true],
  [{ key: 'k', metaKey: true }, true],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
])('%j: %s', (init, expected) => {
  expect(isSearchShortcut(press(init), true)).toBe(expected);
});

test.each(['input', 'textarea', 'select'])(
  'a slash typed into a field (%s) is a slash; Ctrl-K still works',
  (tag) => {
    const field = document.body.appendChild(document.createElement(tag));
    expect(isSearchShortcut(press({ key: '/' }, field), true)).toBe(false);
    expect(isSearchShortcut(press({ key: 'k', ctrlKey: true }, field), true)).toBe(true);
    field.remove();
  },
);

test('nobody types a slash into a checkbox', () => {
  const box = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  expect(isSearchShortcut(press({ key: '/' }, box), true)).toBe(true);
  box.remove();
});

test('a press that something else has used is left alone', () => {
  const event = press({ key: '/' });
  event.preventDefault();
  expect(isSearchShortcut(event, true)).toBe(false);
});

test('the single key can be turned off, and that is remembered', () => {
  expect(isSlashAllowed()).toBe(true);
  allowSlash(false);
  expect(isSlashAllowed()).toBe(false);
  expect(isSearchShortcut(press({ key: '/' }), isSlashAllowed())).toBe(false);
  expect(isSearchShortcut(press({ key: 'k', metaKey: true }), isSlashAllowed())).toBe(true);
  allowSlash(true);
  expect(isSlashAllowed()).toBe(true);
});

test('blocked storage leaves the key working', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isSlashAllowed()).toBe(true);
  get.mockRestore();
});
