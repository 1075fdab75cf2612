import type { ColorName } from '@/components/theme/tokens';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';

/** A filled shape or, with a width, a stroke of that width with round ends (a line without length is a dot). */
export type Layer = readonly [color: ColorName, d: string, width?: number];

/** Behind all of them. */
export const SKY: readonly Layer[] = [
  ['sky-high', 'M0 0h320v200H0z'],
  ['sky-low', 'M0 84q160-44 320 0v116H0z'],
];

/**
 * Shapes in front of the sky, from far to near, on 320 × 200. The subject stays within x 60–260 and y 10–190, so that
 * crops to 16:9, 4:3 and squares keep it. Whole numbers and few paths, because every page with a postcard includes the
 * sprite.
 */
export const DRAWINGS: Readonly<Record<PostcardSubject, readonly Layer[]>> = {
  paris: [
    ['sun', 'M204 84h0', 60],
    ['far-hill', 'M0 200v-50h40v-14h36v10h150v-8h40v12h54v50z'],
    [
      'ink-soft',
      'M158 22h4q2 70 46 150h-26q-4-22-22-22t-22 22h-26q44-80 46-150zM138 98h44v7h-44zM124 136h72v8h-72z',
    ],
    ['near-hill', 'M0 172q160-14 320 0v28H0z'],
    ['shade', 'M70 172h0M92 176h0M236 174h0M256 170h0', 24],
  ],
  london: [
    ['sun', 'M96 70h0', 52],
    ['water', 'M0 156h320v44H0z'],
    ['ink-soft', 'M190 138V74h6l15-50 15 50h6v64z'],
    ['cloud', 'M211 92h0', 28],
    [
      'shade',
      'M0 138h320v38h-14q-26-48-52 0h-14q-26-48-52 0h-14q-26-48-52 0h-14q-26-48-52 0H0zM210 82h3v9l5 5-2 2-6-5z',
    ],
    ['sunset', 'M104 110h54v28h-6v-19h-42v7h42v12h-48z'],
  ],
  tokyo: [
    ['sun', 'M160 88h0', 104],
    ['far-hill', 'M0 166l60-50q14-8 28 0l70 54 162 10v20H0z'],
    ['cloud', 'M46 128l14-12q14-8 28 0l14 11-28-1z'],
    ['sunset', 'M159 20h2l6 60 30 100h-18q-19-40-38 0h-18l30-100z'],
    ['cloud', 'M150 84h20M143 112h34M134 144h52', 5],
    ['shade', 'M0 200v-30h40v-14h30v20h44v-8h90v-10h34v8h82v38z'],
  ],
  rome: [
    ['sun', 'M84 66h0', 48],
    ['cloud', 'M66 176V98h38l10-24 24-10 60-6 40 10 16 10v98z'],
    [
      'shade',
      'M140 84v8M168 82v8M196 82v8M224 86v8M84 118v10M112 118v10M140 118v10M168 118v10M196 118v10M224 118v10M84 152v20M112 152v20M140 152v20M168 152v20M196 152v20M224 152v20',
      12,
    ],
    ['near-hill', 'M0 174q160-14 320 0v26H0z'],
  ],
  city: [
    ['sun', 'M118 84h0', 64],
    ['far-hill', 'M0 200v-60h40v-30h34v40h30V86h30v40h26V60l30-14v80h30V80h34v40h36v-20h30v100z'],
    ['near-hill', 'M0 200v-34h56v-50h40v44h40v-60q20-22 40 0v70h30v-56h44v40h30v-16h40v62z'],
    ['sun', 'M68 128h0M84 144h0M148 110h0M164 126h0M148 142h0M220 128h0M236 144h0', 6],
    ['shade', 'M0 190q160-26 320-4v14H0z'],
  ],
  beach: [
    ['sun', 'M104 70h0', 56],
    ['water', 'M0 108h320v92H0z'],
    ['cloud', 'M0 156q90-8 160 4t160-20v60H0z'],
    ['sky-low', 'M0 166q90-8 160 4t160-20v50H0z'],
    ['sunset', 'M158 122a46 46 0 0 1 88-26z'],
    ['shade', 'M202 109l18 64', 4],
    ['sunset', 'M130 182h60', 7],
  ],
  mountains: [
    ['sun', 'M86 62h0', 44],
    ['far-hill', 'M0 150l70-60 40 34 66-84 70 76 30-22 44 36v70H0z'],
    ['cloud', 'M142 83l34-44 37 41-16-4-10 14-14-12-12 12z'],
    ['near-hill', 'M0 200v-34l50-32 56 30 62-44 70 42 40-18 42 22v34z'],
    ['shade', 'M0 200q140-40 320-6v6z'],
  ],
  aircraft: [
    ['sun', 'M236 62h0', 48],
    ['sunset', 'M76 116L56 70h22l36 40z'],
    [
      'cloud',
      'M60 116q6-10 40-12h110q36 2 50 20-14 12-50 12h-90q-44-2-60-20zM0 172q40-30 84-14 44-34 92-4 40-22 76 2 36-14 68 10v34H0z',
    ],
    ['shade', 'M142 122h46l-56 44h-20z'],
    ['water', 'M128 114h84', 6],
  ],
  airport: [
    ['sun', 'M214 62h0', 48],
    ['sunset', 'M160 136l-10-52h20l30 44z'],
    ['near-hill', 'M96 160l6-90h20l6 90z'],
    ['shade', 'M80 46h64l-12 28H92zM0 158h320v42H0z'],
    ['sun', 'M96 60h32', 6],
    ['cloud', 'M150 130q20 28 60 28h110v-36q-90-6-170 8zM60 180h50v4H60zM210 180h50v4h-50z'],
    ['water', 'M196 140h130', 6],
  ],
  hotel: [
    ['near-hill', 'M0 0h320v200H0V24h86v82h148V24H0z'],
    ['sun', 'M200 58h0', 26],
    ['far-hill', 'M86 106V90q40-20 74-4t74-2v22z'],
    ['shade', 'M0 174h320v26H0zM72 106h176v32H72z'],
    ['cloud', 'M80 142q0-20 20-20h34q16 0 16 20h20q0-20 20-20h34q16 0 16 20h12v20H68v-20z'],
    ['sunset', 'M68 154h184v32H68z'],
  ],
  hiker: [
    ['sun', 'M226 66h0', 52],
    ['far-hill', 'M0 150l70-70 60 50 70-54 120 80v44H0z'],
    ['shade', 'M137 84a9 9 0 0 1 18 0 9 9 0 0 1-18 0zM163 108h3l8 48h-3z'],
    ['shade', 'M145 102l-3 20M143 122l11 12M154 134v18M142 122l-12 30M147 106l17 8', 9],
    ['sunset', 'M130 102l-3 18', 15],

    ['near-hill', 'M0 200q100-60 200-44t120 24v20z'],
  ],
  train: [
    ['sun', 'M236 58h0', 44],
    ['far-hill', 'M0 130l70-60 60 50 60-36 60 40 70-30v106H0z'],
    ['sunset', 'M0 92h206q40 2 54 30H0z'],
    ['cloud', 'M10 105h14M44 105h14M78 105h14M112 105h14M146 105h14M180 105h26', 10],
    [
      'shade',
      'M0 122h320v78h-10v-30q-34-36-68 0v30h-14v-30q-34-36-68 0v30h-14v-30q-34-36-68 0v30H64v-30q-34-36-68 0z',
    ],
  ],
  road: [
    ['sun', 'M120 72h0', 48],
    ['far-hill', 'M0 116q60-40 130-20t190-30v134H0z'],
    ['near-hill', 'M0 140q90-30 180-22t140-16v98H0z'],
    [
      'shade',
      'M50 200c90-12 140-24 140-42s-44-18-44-26 16-12 34-14h6c-14 4-22 8-22 14s60 6 60 28-40 32-70 40zM236 124q0-36 9-48 9 12 9 48zM262 122q0-26 7-36 7 10 7 36z',
    ],
    ['cloud', 'M106 197l20-4M150 187l18-5M188 174l12-8M206 155l-8-7', 3],
  ],
  money: [
    ['near-hill', 'M0 150q160-24 320 0v50H0zM70 54l150-26 14 80-150 26z'],
    ['cloud', 'M80 61l132-23 11 64-131 23z'],
    ['near-hill', 'M152 81h0', 40],
    ['sun', 'M194 172h52M198 157h52M194 142h52M197 127h52', 12],
  ],
  map: [
    ['cloud', 'M64 48l64-20v128l-64 20zM192 48l64-20v128l-64 20z'],
    ['water', 'M128 28l64 20v128l-64-20z'],
    ['far-hill', 'M64 124q36-30 64-10v46l-64 20z'],
    ['shade', 'M82 82l12 14M106 104l16 2M134 100l12-8M158 96l10 10M180 114l18 6', 5],
    ['sunset', 'M212 124q-24-32-24-46a24 24 0 0 1 48 0q0 14-24 46z'],
    ['cloud', 'M212 78h0', 16],
  ],
  forest: [
    ['sun', 'M196 66h0', 52],
    [
      'far-hill',
      'M0 200v-70l24-40 24 50 24-70 24 70 20-40 24 44 24-60 24 60 24-44 24 50 26-74 26 70 24-40 28 50v44z',
    ],
    [
      'near-hill',
      'M56 86l22 40h-11l24 44H21l24-44H34zM246 64l24 48h-12l26 58h-76l26-58h-12zM0 172q160-20 320 0v28H0z',
    ],
    ['shade', 'M144 50l28 54h-14l26 44h-12l22 36h-46v16h-8v-16H94l22-36h-12l26-44h-14z'],
  ],
  coast: [
    ['sun', 'M94 78h0', 48],
    ['water', 'M0 116h320v84H0z'],
    ['sun', 'M72 130h44', 5],
    ['cloud', 'M196 90l6-50h16l6 50z'],
    ['sunset', 'M197 40l13-20 13 20zM200 58h20l1 12h-22z'],
    ['near-hill', 'M320 70q-60 8-100 14t-56 40-40 36q80 10 196 10z'],
    ['shade', 'M320 140q-80 0-110 20t-110 40h220z'],
  ],
  island: [
    ['sun', 'M100 80h0', 60],
    ['water', 'M0 122h320v78H0z'],
    ['sky-low', 'M76 168q84-40 180 0-90 22-180 0z'],
    ['near-hill', 'M116 160q46-30 100 0z'],
    [
      'shade',
      'M168 152q0-50 18-84l8 2q-16 40-14 82zM190 70q-34-32-68 10 38-18 68-10-36 4-42 52 16-36 42-52 38 4 44 50 10-40-44-50 30-14 66 8-24-44-66-8z',
    ],
  ],
};
