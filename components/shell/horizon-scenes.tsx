import type { ReactNode } from 'react';
import type { HorizonVariant } from '@/lib/site/landing-pages';

interface Scene {
  readonly sun: readonly [x: number, y: number];
  readonly contrail: string;
  /** The plane's nose, just past the end of the contrail. */
  readonly plane: string;
  /** Shapes in front of the sky, from far to near. On the left, where wide screens show the headline, only low shapes continue. */
  readonly land: ReactNode;
}

/** The contrail and the plane of several scenes. */
const CLIMB = { contrail: 'M590 196q140-8 252-104', plane: 'M868 68' } as const;

/** The hills at the back of scenes on land. */
const FAR_HILLS =
  'M-1600 346q450-104 900-22 380 86 700-6 160-46 330-20t340-10 300-66 240-26 230 16v208h-3040z';

/**
 * The scenes by name, on 1440 × 420. Keep whole numbers, short paths and at most 1.6 KB per scene, because they are in the HTML of their
 * pages. Keep the upper left empty for the headline.
 */
export const HORIZON_SCENES: Readonly<Record<HorizonVariant, Scene>> = {
  dawn: {
    sun: [820, 296],
    contrail: 'M690 236q88-14 148-82',
    plane: 'M864 130',
    land: (
      <>
        <path fill="var(--far-hill)" d="M960 312q140-10 240-66t240-50v116z" />
        <path fill="var(--water)" d="M-1600 310h3040v110h-3040z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M758 321h122M782 335h86M774 349h54M806 363h40" />
        <path stroke="var(--cloud)" strokeWidth="2" d="M90 346h130M480 366h80" />
        <path fill="var(--cloud)" d="M1151 262l5-56h14l5 56z" />
        <path fill="var(--sunset)" d="M1152 206l11-18 11 18z" />
        <path fill="var(--near-hill)" d="M920 338c130-6 140-76 250-82s150-44 270-52v200q-200-62-520-66z" />
        <path fill="var(--shade)" d="M720 420c190 0 260-62 410-66s210-30 310-56v122z" />
      </>
    ),
  },
  sea: {
    // Lower than in other scenes, and with a shorter contrail, because the blog's title and intro are long.
    sun: [836, 280],
    contrail: 'M716 168q78-18 128-82',
    plane: 'M870 62',
    land: (
      <>
        <path fill="var(--far-hill)" d="M1000 332q90-44 190-42t250-46v88z" />
        <path fill="var(--water)" d="M-1600 330h3040v90h-3040z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M780 341h112M806 355h74M796 369h46" />
        <path fill="var(--cloud)" d="M714 354v-94q34 58 44 94zM707 354v-72q-24 46-30 72z" />
        <path
          fill="var(--sky-low)"
          stroke="var(--cloud)"
          strokeWidth="14"
          d="M-1609 416q450-44 900-8 400 32 700 0c240-26 440 4 669-8s410-56 789-50v80h-3058z"
        />
        <path
          fill="var(--sunset)"
          d="M668 359h98q-8 16-26 16h-48q-18 0-24-16zM1104 344a69 69 0 0 1 130-34l-63 17 20 79h-4l-20-78z"
        />
        <path fill="var(--near-hill)" d="M980 420q170-50 460-40v40z" />
      </>
    ),
  },
  hills: {
    sun: [780, 264],
    contrail: 'M600 204q160-8 254-96',
    plane: 'M877 82',
    land: (
      <>
        <path
          fill="var(--cloud)"
          opacity=".6"
          d="M1000 170q50-24 110-18 40-22 90 4 50-6 90 14zM540 258q60-22 120-6 50-8 90 6z"
        />
        <path fill="var(--far-hill)" d={FAR_HILLS} />
        <path
          fill="var(--water)"
          d="M-1600 370q450-66 900-18 400 44 700-2c260-40 420-10 640-20s300-44 440-50 220-10 360-46v186h-3040z"
        />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 14 700-4s400-100 740-72v132h-3040z"
        />
        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-10 800-20s420-70 640-76v96z"
        />
      </>
    ),
  },
  city: {
    sun: [796, 246],
    contrail: 'M580 182q160-6 262-92',
    plane: 'M868 66',
    land: (
      <>
        <path
          fill="var(--far-hill)"
          d="M520 420V314h50v-34h36v50h54v-50q22-24 44 0v70h50v-50h20v-20l24-14v94h52v-66h50v-44l12-30 12 30v90h60V160q28-40 56 0v140h46v-90h40v-30h30v70h44v-46q34-40 68 0v60h54v-30h58v180z"
        />
        <path
          fill="var(--near-hill)"
          d="M-1600 420v-36q450-64 900-22 400 38 700-2 300-40 570 2v-16h76v-30h58v34h106v-64h72v50h90v-66h64v40h56v-64q40-44 80 0v50h60v-84h62v54h50q56 4 96 20v134z"
        />
        <path
          stroke="var(--sun)"
          strokeWidth="5"
          strokeDasharray="0 16"
          d="M664 332v34M686 332v34M834 302v66M858 302v50M992 286v66M1016 286v50M1118 268v66M1146 268v50M1252 230v82M1274 230v66"
        />

        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-16 800-26s420-50 640-60v86z"
        />
      </>
    ),
  },
  bay: {
    sun: [820, 262],
    contrail: 'M600 196q140-8 252-104',
    plane: 'M878 68',
    land: (
      <>
        <path fill="var(--far-hill)" d="M0 316q140-34 300-16t300 16h360q90-60 200-58t280-40v120H0z" />
        <path fill="var(--water)" d="M-1600 316h3040v104h-3040z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M766 328h112M790 342h74M780 356h42" />
        <path fill="var(--cloud)" d="M1050 352V176h150v-40h120v216zM640 372v-60q22 30 30 60z" />
        <path
          fill="var(--sunset)"
          d="M1040 168h170v12h-170zM1190 128h140v12h-140zM618 376h76q-8 14-22 14h-32q-16 0-22-14z"
        />
        <path
          stroke="var(--near-hill)"
          strokeWidth="12"
          strokeLinecap="butt"
          strokeDasharray="20 14"
          d="M1064 206h122M1064 240h122M1064 274h122M1216 166h88M1216 200h88M1216 234h88M1216 268h88"
        />
        <path fill="var(--near-hill)" d="M900 420q90-84 260-92t280-18v110z" />
        <path
          fill="var(--shade)"
          d="M966 392q-4-60 12-112-30-16-52 8 4-30 38-30-22-26-54-12 16-24 46-14 12 4 22 22 8-28 38-32 28 2 36 22-30-6-46 14 30-4 44 20-24-14-52 0-22 58-16 114zM1010 420q180-50 430-44v44z"
        />
      </>
    ),
  },
  road: {
    sun: [796, 250],
    contrail: 'M580 182q160-6 262-92',
    plane: 'M868 66',
    land: (
      <>
        <path fill="var(--far-hill)" d={FAR_HILLS} />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 4 640-26s220-70 380-66 260 20 420-30v178h-3040z"
        />
        <path
          fill="var(--ink-soft)"
          d="M480 420c240-34 420-44 420-70s-84-30-84-38 60-22 98-31h8c-38 9-80 18-80 29s128 14 128 44-130 46-260 66z"
        />
        <path
          fill="var(--shade)"
          d="M1120 420q100-70 320-84v84zM1078 274q0-40 8-52 8 12 8 52zM1100 276q0-54 10-70 10 16 10 70zM648 342q0-36 7-46 7 10 7 44z"
        />
        <path
          stroke="var(--cloud)"
          strokeWidth="4"
          strokeDasharray="14 18"
          d="M610 418c220-34 326-42 326-68s-107-30-107-39"
        />
      </>
    ),
  },
  harbor: {
    sun: [790, 270],
    ...CLIMB,
    land: (
      <>
        <path
          fill="var(--far-hill)"
          d="M-1600 318q450-36 900-4 400 32 700-2 160-18 330 2t340 2 340-60 430 14v60h-3040z"
        />
        <path fill="var(--water)" d="M-1600 316h3040v104h-3040z" />
        <path stroke="var(--sun)" strokeWidth="5" d="M734 328h112M758 342h76M748 356h44" />
        <path stroke="var(--cloud)" strokeWidth="2" d="M90 350h130M440 372h80" />
        <path
          fill="var(--cloud)"
          d="M1180 364V262h84v-40h96v142zM1000 374v-116q44 70 54 116zM992 374v-92q-32 58-38 92zM648 372v-58q22 32 30 58z"
        />
        <path
          fill="var(--sunset)"
          d="M1172 252h100v12h-100zM1256 212h112v12h-112zM940 380h124q-12 24-36 24h-58q-22 0-30-24zM624 376h72q-8 14-22 14h-30q-14 0-20-14z"
        />
        <path
          stroke="var(--near-hill)"
          strokeWidth="14"
          strokeLinecap="butt"
          strokeDasharray="16 14"
          d="M1199 288h46M1274 250h76M1274 284h76M1199 320h46M1274 318h76"
        />
        <path fill="var(--shade)" d="M1078 384h80v10h-80zM1086 394h8v26h-8zM1112 394h8v26h-8z" />
        <path fill="var(--near-hill)" d="M1100 420q30-60 120-68t220-16v84z" />
        <path fill="var(--shade)" d="M1150 420q120-36 290-32v32z" />
      </>
    ),
  },
  mailbox: {
    sun: [790, 262],
    ...CLIMB,
    land: (
      <>
        <path fill="var(--far-hill)" d={FAR_HILLS} />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 4 640-16s220-50 380-46 260 20 420-10v128h-3040z"
        />
        <path fill="var(--cloud)" d="M1290 306v-40h84v40zM1132 330h20v90h-20z" />
        <path fill="var(--sunset)" d="M1280 270l52-36 52 36zM1060 330v-60q0-44 44-44h76q44 0 44 44v60z" />
        <path fill="var(--shade)" d="M1060 330v-60q0-44 44-44t44 44v60zM1320 306v-20h22v20z" />
        <path fill="var(--cloud)" d="M1026 282h72v46h-72z" />
        <path stroke="var(--shade)" strokeWidth="4" d="M1029 285l33 22 33-22" />
        <path fill="var(--sun)" d="M1186 276v-82h44v36h-34v46z" />
        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-10 800-20s420-40 640-36v56z"
        />
      </>
    ),
  },
  cottage: {
    sun: [780, 262],
    ...CLIMB,
    land: (
      <>
        <path fill="var(--far-hill)" d={FAR_HILLS} />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 4 640-16s220-46 380-46 260 20 420-6v124h-3040z"
        />
        <path
          fill="var(--shade)"
          d="M1000 340q-4-110 20-140 24 30 20 140zM1316 340q0-84 18-108 18 24 18 108z"
        />
        <path fill="var(--cloud)" d="M1090 352v-98h176v98zM1216 216v-40h24v60z" />
        <path fill="var(--sunset)" d="M1070 258l42-66h132l42 66z" />
        <path fill="var(--shade)" d="M1164 352v-62q14-14 28 0v62z" />
        <path fill="var(--sun)" d="M1112 284h30v32h-30zM1214 284h30v32h-30z" />
        <path
          fill="var(--near-hill)"
          d="M1102 280h12v40h-12zM1140 280h12v40h-12zM1204 280h12v40h-12zM1242 280h12v40h-12z"
        />
        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-10 800-20s420-50 640-50v70z"
        />
        <path
          stroke="var(--cloud)"
          strokeWidth="42"
          strokeLinecap="butt"
          strokeDasharray="8 12"
          d="M960 376l480-14"
        />
        <path stroke="var(--cloud)" strokeWidth="5" d="M960 368l480-14M960 386l480-14" />
      </>
    ),
  },
  market: {
    sun: [780, 256],
    ...CLIMB,
    land: (
      <>
        <path
          fill="var(--far-hill)"
          d="M540 420v-90h60v-28l30-26 30 26v28h80v-40h70v40h60v-60l40-30 40 30v60h70v-76h36v-40l22-30 22 30v40h40v50h60v-40l40-34 40 34v40h60v-60h70v186z"
        />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 4 640-6s420-20 800-20v82h-3040z"
        />
        <path stroke="var(--shade)" strokeWidth="8" d="M1066 380V260M1330 380V260M880 370v-72M990 370v-72" />
        <path fill="var(--sunset)" d="M1070 206h260l24 60h-308zM884 262h102l14 36h-130z" />
        <path
          fill="var(--cloud)"
          d="M1122 206h52l-12 60h-54zM1226 206h52l16 60h-54zM918 262h34l2 36h-38zM1046 266h308q-22 32-44 0-22 32-44 0-22 32-44 0-22 32-44 0-22 32-44 0-22 32-44 0-22 32-44 0z"
        />
        <path fill="var(--shade)" d="M1056 340h284v48h-284zM872 346h126v30H872z" />
        <path
          stroke="var(--sun)"
          strokeWidth="20"
          d="M1086 330h0M1110 330h0M1134 330h0M1098 314h0M1122 314h0M900 340h0M924 340h0"
        />
        <path
          stroke="var(--sunset)"
          strokeWidth="20"
          d="M1188 330h0M1212 330h0M1236 330h0M1200 314h0M1224 314h0M956 340h0M978 340h0"
        />
        <path fill="var(--near-hill)" d="M1268 340v-22h50v22zM1276 318q-6-30 17-44 23 14 17 44z" />
        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-6 800-14s420-20 640-18v32z"
        />
      </>
    ),
  },
  kiosk: {
    sun: [780, 262],
    ...CLIMB,
    land: (
      <>
        <path fill="var(--far-hill)" d={FAR_HILLS} />
        <path
          fill="var(--near-hill)"
          d="M-1600 386q450-76 900-24 400 48 700 2c220-34 420 4 640-16s220-36 380-36 260 10 420 4v104h-3040z"
        />
        <path stroke="var(--shade)" strokeWidth="8" d="M1010 390V232M1196 166v-22" />
        <circle cx="1010" cy="218" r="18" fill="var(--sun)" />
        <path fill="var(--near-hill)" d="M1086 232q14-66 110-66t110 66z" />
        <path fill="var(--cloud)" d="M1090 232h212v150h-212z" />
        <path fill="var(--shade)" d="M1110 258h172v60h-172zM996 384h28v14h-28zM1078 378h236v20h-236z" />
        <path
          fill="var(--sunset)"
          d="M1070 228h252v24q-21 22-42 0-21 22-42 0-21 22-42 0-21 22-42 0-21 22-42 0-21 22-42 0zM1078 314h236v14h-236z"
        />
        <path
          fill="var(--sky-low)"
          d="M1152 314v-14q0-22 24-22t24 22v14zM1164 264a12 12 0 1 0 24 0 12 12 0 1 0-24 0z"
        />
        <path fill="var(--sun)" d="M1104 338h34v40h-34zM1220 284h34v30h-34zM1254 338h34v40h-34z" />
        <path fill="var(--near-hill)" d="M1154 338h34v40h-34z" />
        <path fill="var(--water)" d="M1204 338h34v40h-34z" />
        <path
          fill="var(--shade)"
          d="M-1600 424q450-80 900-14 400 68 700 10c260-50 520-10 800-20s420-24 640-22v42z"
        />
      </>
    ),
  },
};
