import { eighthUnseenA } from './unseen-eighth-a.ts';
import { eighthUnseenB } from './unseen-eighth-b.ts';
import { eleventhUnseen } from './unseen-eleventh.ts';
import { fifthUnseenA } from './unseen-fifth-a.ts';
import { fifthUnseenB } from './unseen-fifth-b.ts';
import { firstUnseenA } from './unseen-first-a.ts';
import { firstUnseenB } from './unseen-first-b.ts';
import { firstUnseenC } from './unseen-first-c.ts';
import { firstUnseenD } from './unseen-first-d.ts';
import { fourteenthUnseenA } from './unseen-fourteenth-a.ts';
import { fourteenthUnseenB } from './unseen-fourteenth-b.ts';
import { fourthUnseen } from './unseen-fourth.ts';
import { ninthUnseen } from './unseen-ninth.ts';
import { secondUnseenA } from './unseen-second-a.ts';
import { secondUnseenB } from './unseen-second-b.ts';
import { seventhUnseenA } from './unseen-seventh-a.ts';
import { seventhUnseenB } from './unseen-seventh-b.ts';
import { sixthUnseen } from './unseen-sixth.ts';
import { tenthUnseenEnglish } from './unseen-tenth-en.ts';
import { tenthUnseenFrench } from './unseen-tenth-fr.ts';
import { thirdUnseenA } from './unseen-third-a.ts';
import { thirdUnseenB } from './unseen-third-b.ts';
import { thirteenthUnseenA } from './unseen-thirteenth-a.ts';
import { thirteenthUnseenB } from './unseen-thirteenth-b.ts';
import { twelfthUnseen } from './unseen-twelfth.ts';

/** Plans that the rules had not met when they were first read, as decision 25 says; the newest last. */
export const unseenPlans = [
  ...firstUnseenA,
  ...firstUnseenB,
  ...firstUnseenC,
  ...firstUnseenD,
  ...secondUnseenA,
  ...secondUnseenB,
  ...thirdUnseenA,
  ...thirdUnseenB,
  ...fourthUnseen,
  ...fifthUnseenA,
  ...fifthUnseenB,
  ...sixthUnseen,
  ...seventhUnseenA,
  ...seventhUnseenB,
  ...eighthUnseenA,
  ...eighthUnseenB,
  ...ninthUnseen,
  ...tenthUnseenEnglish,
  ...tenthUnseenFrench,
  ...eleventhUnseen,
  ...twelfthUnseen,
  ...thirteenthUnseenA,
  ...thirteenthUnseenB,
  ...fourteenthUnseenA,
  ...fourteenthUnseenB,
];
