/* The parts of css-tree that `check-drawings.ts` uses. Its own types lack these entry points. */

declare module 'css-tree/tokenizer' {
  export const AtKeyword: number;
  export const Function: number;
  export const LeftCurlyBracket: number;
  export const LeftParenthesis: number;
  export const RightParenthesis: number;
  export const Semicolon: number;
  export const String: number;
  export const Url: number;
  /** @param onToken receives the type of each token and its place in the text */
  export function tokenize(css: string, onToken: (type: number, start: number, end: number) => void): void;
}

declare module 'css-tree/utils' {
  interface Decoder {
    readonly decode: (text: string) => string;
  }
  export const ident: Decoder;
  export const string: Decoder;
  export const url: Decoder;
}
