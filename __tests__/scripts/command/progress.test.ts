import { progress } from '@/scripts/command/progress';

test('a step of more than two seconds says how far it is, and a short one nothing', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let now = 0;
  const tick = progress('Pages', 4, () => now);
  for (const seconds of [1, 2, 3, 4.5]) {
    now = seconds * 1000;
    tick();
  }
  expect(said.mock.calls).toEqual([['Pages: 2 of 4'], ['Pages: 4 of 4']]);
  said.mockRestore();
});
