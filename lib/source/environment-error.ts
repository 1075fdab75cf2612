/** A value of the environment that nothing should go on with; the message names the variable and what to write there. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
