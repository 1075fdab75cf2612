import type { ColorName } from '@/components/theme/tokens';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';

/** A filled shape or, with a width, a stroke of that width with round ends (a line without length is a dot). */
export type Layer = readonly [color: ColorName, d: string, width?: number];

/** The sky behind all drawings. */
export const SKY: readonly Layer[] = [
  ['sky-high', 'M0 0h320v200H0z'],
  ['sky-low', 'M0 84q160-44 320 0v116H0z'],
];

/** The road that the vehicles stand on, and its marks in front of them. */
const ROAD: Layer = ['near-hill', 'M0 160h320v40H0z'];
const LANE_MARKS: Layer = ['cloud', 'M20 188h40M100 188h40M180 188h40M260 188h40', 4];

/** The wheels of a vehicle on that road. @param left @param right the x of their centers */
const wheelsAt = (left: number, right: number): readonly Layer[] => {
  const centers = `M${left} 160h0M${right} 160h0`;
  return [
    ['shade', centers, 36],
    ['cloud', centers, 12],
  ];
};

/**
 * Shapes in front of the sky, from far to near, on 320 × 200. The subject stays within x 60–260 and y 10–190, so that
 * crops to 16:9, 4:3 and squares keep it. Use whole numbers and few paths, because pages with photos fetch the file
 * with all drawings (`postcard-sheet.ts`).
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
    ['sunset', 'M104 110h54v26h-6v-17h-42v7h42v10h-48z'],
    ['shade', 'M117 137h0M145 137h0', 10],
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
    ['far-hill', 'M0 176q60-60 120-50t200 20v40z'],
    ['cloud', 'M66 176V98h38l10-24 24-10 60-6 40 10 16 10v98z'],
    [
      'shade',
      'M140 84v8M168 82v8M196 82v8M224 86v8M84 118v10M112 118v10M140 118v10M168 118v10M196 118v10M224 118v10M84 152v20M112 152v20M140 152v20M168 152v20M196 152v20M224 152v20',
      12,
    ],
    ['cloud', 'M104 91h150v8H104zM66 127h188v9H66z'],
    ['far-hill', 'M104 97h150v3H104zM66 134h188v3H66z'],
    ['near-hill', 'M0 170q160-12 320 0v30H0z'],
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
    ['sun', 'M214 62h0', 48],
    ['sunset', 'M97 115L80 76h19l29 34z'],
    [
      'cloud',
      'M74 115q5-9 34-10h95q31 2 43 17-12 10-43 10h-77q-38-2-52-17zM0 172q40-30 84-14 44-34 92-4 40-22 76 2 36-14 68 10v34H0z',
    ],
    ['far-hill', 'M0 200v-12q44-20 92-4 46-20 88 0 44-18 80 2 30-12 60 0v14z'],
    ['ink-soft', 'M157 141h10', 10],
    ['shade', 'M145 121h40l-48 38h-17zM222 109l14 6h-17z'],
    ['water', 'M132 114h72', 5],
  ],
  wing: [
    ['sun', 'M212 74h0', 52],
    ['far-hill', 'M0 132q24-18 54-6 24-22 58-6 30-18 60 0 34-16 62 2 40-16 86 4v74H0z'],
    ['cloud', 'M0 154q30-18 62-6 28-20 70-4 34-18 72 0 36-16 62 2 26-8 54 2v52H0z'],
    ['ink-soft', 'M320 198l-60-4-116-56-62-28 4-6 234 34z'],
    ['cloud', 'M320 168L150 126l-68-16 4-6 234 30z'],
    ['far-hill', 'M124 112l22 12M176 119l36 22M238 127l52 34', 3],
    ['sunset', 'M82 110L62 58l12-2 26 49z'],
    ['sun', 'M68 74l14-3 7 13-16 3z'],
    ['far-hill', 'M0 184q40-14 90-2 44-12 96 2 60-10 134 4v12H0z'],
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
    ['sun', 'M216 56h0', 44],
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
    ['near-hill', 'M0 150q160-24 320 0v50H0z'],
    ['far-hill', 'M92 36l150 28-16 82-150-28z'],
    ['near-hill', 'M70 54l150-26 14 80-150 26z'],
    ['cloud', 'M80 61l132-23 11 64-131 23z'],
    ['near-hill', 'M152 81h0', 40],
    ['near-hill', 'M96 75h0M103 113h0M201 57h0M208 94h0', 8],
    ['cloud', 'M143 84l17-3M145 91l17-3', 4],
    ['sun', 'M194 172h52M198 157h52M194 142h52M197 127h52', 12],
  ],
  card: [
    ['sun', 'M110 62h0', 44],
    ['near-hill', 'M0 156q160-22 320 0v44H0z'],
    ['shade', 'M176 46h62q8 0 8 8v114q0 8-8 8h-62q-8 0-8-8V54q0-8 8-8z'],
    ['sky-low', 'M180 60h54v34h-54z'],
    [
      'cloud',
      'M190 110h0M207 110h0M224 110h0M190 128h0M207 128h0M224 128h0M190 146h0M207 146h0M224 146h0',
      9,
    ],
    ['sunset', 'M76 110l88-24q6-1 8 5l14 50q1 6-5 8l-88 24q-6 1-8-5l-14-50q-1-6 5-8z'],
    ['sun', 'M96 124l20-6 5 18-20 6z'],
    ['cloud', 'M104 154l50-14', 5],
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
  barcelona: [
    ['sun', 'M250 62h0', 46],
    ['far-hill', 'M0 200v-46h44v-16h30v20h170v-12h36v18h40v36z'],
    [
      'ink-soft',
      'M97 184q3-76 15-116 12 40 15 116zM126 184q3-104 16-146 13 42 16 146zM162 184q3-104 16-146 13 42 16 146zM193 184q3-76 15-116 12 40 15 116z',
    ],
    ['sunset', 'M112 66h0M142 36h0M178 36h0M208 66h0', 10],
    ['cloud', 'M112 98v12M112 122v12M142 74v12M142 98v12M178 74v12M178 98v12M208 98v12M208 122v12', 5],
    ['shade', 'M88 186v-32q72-44 144 0v32z'],
    ['cloud', 'M148 186v-20q12-16 24 0v20zM112 186v-10q8-12 16 0v10zM192 186v-10q8-12 16 0v10z'],
    ['near-hill', 'M0 184q160-10 320 0v16H0z'],
  ],
  dubai: [
    ['sun', 'M92 72h0', 54],
    ['far-hill', 'M0 168v-40h30v-24h26v30h24v-18h30v22h22v30h70v-46h26v20h24v-34h28v46h40v14z'],
    ['ink-soft', 'M157 14h4l4 50 8 8v32l9 6v32l9 8v18h-64v-18l9-8v-32l9-6V72l8-8z'],
    ['water', 'M0 158h320v42H0z'],
    ['cloud', 'M214 84q42 34 46 76h-56q20-36 10-76z'],
    ['sunset', 'M184 166h94q-6 16-26 18h-42q-18-2-26-18z'],
    ['sun', 'M66 174h52M80 186h24', 5],
  ],
  arch: [
    ['sun', 'M104 82h0', 54],
    ['water', 'M0 112h320v88H0z'],
    ['sun', 'M78 126h52M90 138h28', 5],
    [
      'sunset',
      'M136 200v-40l6-20-4-24 12-34 26-28 40-10 50 4 54-6v158h-62l-2-36-8-26-20-16-22 12-12 24-2 42z',
    ],
    ['sun', 'M142 140l-4-24 12-34 26-28 40-10 50 4 54-6v14l-52 6-46-4-36 10-22 24-10 28z'],
    ['sun', 'M204 92h44M258 108h48M268 142h34', 4],
    ['sky-low', 'M0 184q90-14 180-2t140-4v22H0z'],
    ['cloud', 'M60 108l10-26v26zM72 108V90l8 18z'],
    ['shade', 'M54 110h30l-5 7H59z'],
  ],
  positano: [
    ['sun', 'M112 60h0', 46],
    ['far-hill', 'M90 200q40-120 146-164 50-14 84 0v164z'],
    ['water', 'M0 146h320v54H0z'],
    ['near-hill', 'M56 184q34-68 104-104 60-30 160-30v150H50z'],
    [
      'cloud',
      'M110 126h26v24h-26zM166 88h26v24h-26zM214 116h26v26h-26zM138 150h26v22h-26zM236 84h24v24h-24z',
    ],
    ['sunset', 'M138 106h24v26h-24zM192 118h20v24h-20zM194 148h28v24h-28z'],
    ['sun', 'M166 120h22v24h-22zM84 150h24v22H84zM208 82h24v26h-24z'],
    [
      'shade',
      'M123 134v8M179 96v8M150 116v8M177 130v8M227 125v8M209 158v8M96 158v8M151 158v8M248 92v8M202 127v8M220 91v8',
      6,
    ],
    ['sky-low', 'M36 180q80-16 180-6l104 2v24H20z'],
    ['sunset', 'M8 166h40q-4 10-12 10H18q-8 0-10-10z'],
    ['cloud', 'M28 162v-30q16 14 18 30z'],
  ],
  caldera: [
    ['sun', 'M92 76h0', 54],
    ['far-hill', 'M0 128q40-26 90-16t70 16z'],
    ['water', 'M0 126h320v74H0z'],
    ['sun', 'M64 142h56M78 154h28', 5],
    ['shade', 'M320 92q-80-4-122 18-40 26-62 90h184z'],
    ['cloud', 'M168 154v-22q0-14 16-14h14V94h34V76h30v14h26V70h32v66q-62-22-104-10-30 10-48 28z'],
    ['deal-blue', 'M232 77a15 15 0 0 1 30 0zM289 71a15 15 0 0 1 31-2v2zM171 122a16 15 0 0 1 28-4v4z'],
    ['shade', 'M214 108v8M246 96v10M274 104v10M302 90v10', 7],
  ],
  karst: [
    ['sun', 'M166 66h0', 52],
    ['far-hill', 'M38 144q-4-74 24-88 28 8 26 88zM242 144q-8-54 14-74 32 4 38 74z'],
    ['near-hill', 'M84 148q-8-96 26-124 36 16 38 64 2 34-6 60zM200 148q-8-74 20-98 32 12 32 98z'],
    ['water', 'M0 140h320v60H0z'],
    ['cloud', 'M30 154h44M250 160h40', 3],
    ['sunset', 'M124 170v-18h-4l8-20h58l8 20h-4v18h-6v-18h-54v18zM246 118l14 4-6 16-12-4z'],
    ['shade', 'M86 158q70 18 132 4 22-8 30-42h6q2 44-26 66-70 10-116 0-18-8-26-28z'],
  ],
  kelingking: [
    ['sun', 'M204 54h0', 48],
    ['water', 'M0 96h320v104H0z'],
    ['cloud', 'M140 178q60 22 108-58', 8],
    ['sky-low', 'M132 176q40-34 108-58 4 40-42 58-34 14-66 0z'],
    [
      'near-hill',
      'M0 58q64-6 100 18 22 16 40 14 18-28 54-26 44 2 54 30 2 22-28 22-24 2-36 16-12 24-44 36-60 22-140 16z',
    ],
    ['shade', 'M0 112q70 4 108 30 24-6 42-24-8 26-40 38-40 22-110 26z'],
  ],
  'night-train': [
    ['shade', 'M0 0h320v200H0z'],
    ['cloud', 'M234 50h0', 38],
    ['cloud', 'M70 30h0M112 54h0M160 26h0M44 66h0M186 70h0M282 96h0', 4],
    ['near-hill', 'M0 126l64-46 56 34 62-44 70 40 68-20v90H0z'],
    ['sunset', 'M0 108h206q46 4 62 44H0z'],
    ['sun', 'M14 126h18M50 126h18M86 126h18M122 126h18M158 126h18M194 126h12', 14],
    ['far-hill', 'M0 152h320v10H0z'],
    ['ink-soft', 'M0 174h320M0 188h320', 4],
  ],
  solo: [
    ['sun', 'M160 92h0', 112],
    ['water', 'M0 132h320v68H0z'],
    ['far-hill', 'M0 134q50-34 96-18t50 18zM196 134q40-28 80-20t44 20z'],
    ['cloud', 'M40 156h50M232 164h56', 3],
    ['near-hill', 'M106 200l36-64h36l36 64z'],
    ['shade', 'M160 76h0', 20],
    ['shade', 'M160 98v26M154 132v36M166 132v36', 12],
    ['shade', 'M146 100l-8 24M174 100l8 24', 7],
    ['sunset', 'M160 100v18', 24],
  ],
  lisbon: [
    ['far-hill', 'M0 200v-70q50-44 96-44h24V70h14v10h12V70h14v16q90 4 160 60v54z'],
    ['cloud', 'M0 200v-74h64v74zM256 200v-90h64v90z'],
    ['sunset', 'M0 104h54l16 24H0zM246 112l16-24h58v24z'],
    ['shade', 'M14 142v12M42 142v12M276 128v12M304 128v12M14 172v12M42 172v12M276 160v12M304 160v12', 10],
    ['near-hill', 'M0 200q160-30 320 0z'],
    ['shade', 'M160 62v-34M160 28h34', 3],
    ['sun', 'M118 66q42-14 84 0v112h-84z'],
    ['cloud', 'M118 110h84v12h-84z'],
    ['shade', 'M126 78h30v28h-30zM164 78h30v28h-30zM112 178h96v10h-96z'],
    ['cloud', 'M160 146h0', 18],
    ['ink-soft', 'M116 198l10-10M204 198l-10-10', 3],
  ],
  'new-york': [
    ['sun', 'M92 74h0', 56],
    ['far-hill', 'M0 200v-70h26v-22h28v30h24v-40h30v26h24v-20h52v24h28V92h28v34h24v-18h26v24h30v68z'],
    ['ink-soft', 'M158 14h4v22h6v18h10v14h8v98h-52V68h8V54h10V36h6z'],
    ['cloud', 'M148 80v76M160 66v90M172 80v76', 3],
    ['near-hill', 'M0 200v-50h30v-18h34v28h32v-44h30v50h68v-36h34v22h30v-40h28v30h34v58z'],
    ['sun', 'M42 146h0M110 130h0M110 146h0M212 146h0M270 128h0M270 144h0', 6],
    ['shade', 'M0 178h320v22H0z'],
  ],
  dublin: [
    ['sun', 'M232 74h0', 40],
    ['sunset', 'M0 130V58h46v72zM152 130V48h42v82z'],
    ['sun', 'M46 130V46h40v84z'],
    ['ink-soft', 'M86 130V54h66v76zM270 130V66h50v64z'],
    ['near-hill', 'M194 130V74h76v56z'],
    [
      'cloud',
      'M14 74v10M32 74v10M57 66v10M75 66v10M104 72v10M119 72v10M134 72v10M165 68v10M181 68v10M212 83v5M232 83v5M252 83v5M286 82v10M304 82v10',
      7,
    ],
    ['water', 'M0 124h320v76H0z'],
    ['shade', 'M0 116h58v84H0zM262 116h58v84h-58z'],
    [
      'cloud',
      'M38 142q122-78 244 0l-3 5q-119-76-238 0zM38 126q122-78 244 0l-3 5q-119-76-238 0zM33 118h10v32H33zM277 118h10v32h-10z',
    ],
    [
      'cloud',
      'M64 131v-14M88 119v-15M112 111v-15M136 107v-16M160 106v-16M184 107v-16M208 111v-15M232 119v-15M256 131v-14M96 174h44M180 164h36M132 186h30',
      3,
    ],
  ],
  shuttle: [
    ['sun', 'M232 58h0', 44],
    ['far-hill', 'M0 160l70-60 56 40 66-54 72 50 56-24v88H0z'],
    ROAD,
    ['water', 'M72 74q0-10 10-10h136q12 0 18 12l18 36v44q0 6-6 6H78q-6 0-6-6z'],
    [
      'cloud',
      'M72 120h182v8H72zM84 76h32v32H84zM124 76h32v32h-32zM164 76h32v32h-32zM204 76h16q4 0 6 4l14 28h-36z',
    ],
    ...wheelsAt(114, 212),
    LANE_MARKS,
  ],
  car: [
    ['sun', 'M96 60h0', 44],
    ['far-hill', 'M0 150q60-44 130-20t190-34v84H0z'],
    ROAD,
    [
      'sunset',
      'M64 156v-26q2-10 12-12l30-4 24-28q6-6 14-6h54q8 0 14 6l24 30 22 6q8 2 8 10v24q0 6-6 6H70q-6 0-6-6z',
    ],
    ['cloud', 'M122 114l18-20q2-2 6-2h16v22zM172 92h22q4 0 6 2l16 20h-44z'],
    ...wheelsAt(110, 216),
    LANE_MARKS,
  ],
  van: [
    ['sun', 'M232 56h0', 44],
    ['far-hill', 'M0 150l50-30 60 24 80-60 70 44 60-20v72H0z'],
    ROAD,
    ['sunset', 'M104 44h42v22h-42z'],
    ['shade', 'M154 50h40v16h-40zM92 66h112v6H92z'],
    ['sun', 'M66 156V86q0-14 14-14h118q10 0 16 8l24 34 14 6q6 2 6 10v26q0 6-6 6H72q-6 0-6-6z'],
    ['cloud', 'M80 84h46v30H80zM136 84h38v30h-38zM184 84h12q4 0 6 4l18 26h-36z'],
    ...wheelsAt(110, 216),
    LANE_MARKS,
  ],
  limousine: [
    ['sun', 'M100 66h0', 50],
    ['far-hill', 'M0 164v-60h36V84h30v40h30V70h32v44h32V92h36v34h30V64h28v50h32v-20h34v70z'],
    ROAD,
    [
      'ink-soft',
      'M46 156v-24q2-10 12-12l38-6 30-24q6-4 14-4h58q10 0 16 6l24 22 32 6q8 2 8 12v24q0 6-6 6H52q-6 0-6-6z',
    ],
    ['cloud', 'M116 114l20-16q4-4 8-4h20v20zM174 94h22q4 0 8 4l16 16h-46z'],
    ...wheelsAt(100, 224),
    LANE_MARKS,
  ],
};
