import { PassThrough } from 'node:stream';
import { UserError } from '@/scripts/command/command';
import { withQuestions } from '@/scripts/command/questions';

/** A terminal at which somebody types; what it shows is kept. */
function terminal(...keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let shown = '';
  let next = 0;
  output.on('data', (data: Buffer) => {
    shown += data;
    // After a question, not before: what comes early is lost in a terminal, too.
    if (String(data).includes(']: ') && next < keys.length)
      setTimeout((typed: string) => input.write(typed), 5, keys[next++]);
  });
  return { input, output, shown: () => shown };
}

const onlyYes = (answer: string) => {
  if (answer !== 'yes') throw new UserError(`'${answer}' is not yes`);
};

test('Enter takes the proposal, a wrong answer is reported and the question asked again', async () => {
  const at = terminal('\r', 'no\r', '  yes \r');
  const answers = await withQuestions(
    async (ask) => [await ask('First', 'proposed', () => {}), await ask('Second', 'no', onlyYes)],
    at,
  );
  expect(answers).toEqual(['proposed', 'yes']);
  expect(at.shown()).toContain("'no' is not yes\n");
  expect(at.shown().match(/Second \[no\]: /g)?.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('%s ends it in a sentence', async (_name, key) => {
  const run = withQuestions((ask) => ask('First', 'proposed', () => {}), terminal(key));
  await expect(run).rejects.toThrow(UserError);
  await expect(run).rejects.toThrow('Stopped; nothing was written.');
});

test('where nobody can answer, the proposal is taken, and told where it is wrong', async () => {
  const nobody = { input: new PassThrough(), output: new PassThrough() };
  await expect(withQuestions((ask) => ask('First', 'yes', onlyYes), nobody)).resolves.toBe('yes');
  await expect(withQuestions((ask) => ask('First', 'no', onlyYes), nobody)).rejects.toThrow(
    "'no' is not yes",
  );
});

test('a defect while a person is asked stays what it is, and the terminal is given back', async () => {
  const at = terminal('yes\r');
  const defect = new TypeError('not a mistake of the person');
  const run = withQuestions(
    (ask) =>
      ask('First', 'proposed', () => {
        throw defect;
      }),
    at,
  );
  await expect(run).rejects.toBe(defect);
  expect(at.input.isPaused()).toBe(true);
  const thrown = withQuestions(() => Promise.reject(null), terminal());
  await expect(thrown).rejects.toBeNull();
});

test('a defect where nobody can answer stays what it is', async () => {
  const nobody = { input: new PassThrough(), output: new PassThrough() };
  const defect = new TypeError('not a mistake of the person');
  await expect(withQuestions(() => Promise.reject(defect), nobody)).rejects.toBe(defect);
});
