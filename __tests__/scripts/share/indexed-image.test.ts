import { ground, type Sprite } from '@/scripts/share/indexed-image';

/** Pixels by name: `.` transparent, `r`, `g`, `b`, `w`, `k`, and `R` for half a red. */
const COLORS: Readonly<Record<string, readonly number[]>> = {
  '.': [0, 0, 0, 0],
  r: [255, 0, 0, 255],
  g: [0, 255, 0, 255],
  b: [0, 0, 255, 255],
  w: [255, 255, 255, 255],
  k: [0, 0, 0, 255],
  R: [128, 0, 0, 128],
};

function sprite(...rows: readonly string[]): Sprite {
  const rgba = Uint8Array.from([...rows.join('')].flatMap((name) => COLORS[name] ?? []));
  return { rgba, width: rows[0]?.length ?? 0, height: rows.length };
}

/** The colors of all pixels, row by row. */
function shown({ rows, width, height, palette }: ReturnType<ReturnType<typeof ground>['with']>) {
  return Array.from({ length: height }, (_, y) => {
    const start = y * (width + 1);
    expect(rows[start]).toBe(0);
    return [...rows.subarray(start + 1, start + 1 + width)].map((index) =>
      (palette[index] ?? -1).toString(16).padStart(6, '0'),
    );
  });
}

const [RED, GREEN, BLUE, WHITE, BLACK] = ['ff0000', '00ff00', '0000ff', 'ffffff', '000000'];

test('a drawing of few colors keeps every pixel', () => {
  const image = ground(sprite('rrgb', 'bbbw'), []).with([]);
  expect({ width: image.width, height: image.height }).toEqual({ width: 4, height: 2 });
  expect(shown(image)).toEqual([
    [RED, RED, GREEN, BLUE],
    [BLUE, BLUE, BLUE, WHITE],
  ]);
  expect([...image.palette].sort()).toEqual([0xff_00_00, 0x00_ff_00, 0x00_00_ff, 0xff_ff_ff].sort());
});

test('what is laid on it covers it where it is opaque, and nothing else', () => {
  const paper = ground(sprite('kkkkk', 'kkkkk', 'wgbrk'), []);
  const image = paper.with([
    { sprite: sprite('r.', '.g'), left: 1, top: 0 },
    { sprite: sprite('b'), left: 4, top: 1 },
    { sprite: sprite('w'), left: 1, top: 0 },
  ]);
  expect(shown(image)).toEqual([
    [BLACK, WHITE, BLACK, BLACK, BLACK],
    [BLACK, BLACK, GREEN, BLACK, BLUE],
    [WHITE, GREEN, BLUE, RED, BLACK],
  ]);
  // The next picture begins with the bare drawing.
  expect(shown(paper.with([]))[0]).toEqual([BLACK, BLACK, BLACK, BLACK, BLACK]);
});

test('the edge of a word is a shade between its color and the ground', () => {
  const paper = ground(sprite('kkkk', 'kwww'), [0xff_00_00]);
  const [edge = '', full] = shown(paper.with([{ sprite: sprite('Rr'), left: 0, top: 0 }]))[0] ?? [];
  expect(full).toBe(RED);
  expect(edge).toMatch(/^[78].0000$/);
});

test('an edge lets through what is below it, in each channel', () => {
  const half = { width: 1, height: 1, rgba: Uint8Array.of(0, 0, 0, 128) };
  for (const below of ['r', 'g', 'b']) {
    const darker = sprite(`${below}k`).rgba.map((value, at) =>
      at < 4 && value === 255 && at !== 3 ? 127 : value,
    );
    const colors = new Uint8Array([...sprite(below).rgba, ...darker]);
    const paper = ground({ width: 3, height: 1, rgba: colors }, []);
    const [first] = shown(paper.with([{ sprite: half, left: 0, top: 0 }]))[0] ?? [];
    expect(first).toBe({ r: '7f0000', g: '007f00', b: '00007f' }[below]);
  }
});

test('of more than 256 colors the most frequent stay, and each of the others becomes the most similar one', () => {
  // 256 shades of gray twice each, and one pixel each of colors near two of them.
  const grays = Array.from({ length: 256 }, (_, gray) => [gray, gray, gray, 255]);
  const strays = [
    [100, 100, 102, 255],
    [200, 203, 200, 255],
    [33, 30, 30, 255],
  ];
  const rgba = Uint8Array.from([...strays, ...grays, ...grays].flat());
  const image = ground({ width: rgba.length / 4, height: 1, rgba }, []).with([]);
  expect(image.palette).toHaveLength(256);
  const [pixels = []] = shown(image);
  for (const [at, wanted] of [100, 202, 31].entries()) {
    const color = Number.parseInt(pixels[at] ?? '', 16);
    expect(color >> 16).toBe(color & 255);
    expect(Math.abs((color & 255) - wanted)).toBeLessThanOrEqual(5);
  }
  expect(pixels[3 + 77]).toBe('4d4d4d');
});

test('the colors of words have a place in the palette however many the drawing has', () => {
  const rgba = Uint8Array.from(
    Array.from({ length: 400 }, (_, at) => [at % 256, at % 7, at % 11, 255]).flat(),
  );
  const paper = ground({ width: 20, height: 20, rgba }, [0x12_34_56, 0xff_ff_ff]);
  const word = { width: 1, height: 1, rgba: Uint8Array.of(0x12, 0x34, 0x56, 255) };
  const image = paper.with([{ sprite: word, left: 19, top: 19 }]);
  expect(shown(image)[19]?.[19]).toBe('123456');
  expect(image.palette).toHaveLength(256);
});

test('a picture does not depend on what was drawn before it', () => {
  const dot = (red: number) => ({ width: 1, height: 1, rgba: Uint8Array.of(red, 0, 0, 255) });
  const drawing = { width: 2, height: 1, rgba: Uint8Array.of(0, 0, 0, 255, 7, 0, 0, 255) };
  const paint = (reds: readonly number[]) => {
    const paper = ground(drawing, []);
    return new Map(reds.map((red) => [red, paper.with([{ sprite: dot(red), left: 0, top: 0 }]).rows[1]]));
  };
  expect(paint([1, 6])).toEqual(paint([6, 1]));
});
