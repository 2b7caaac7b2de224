import type { FormSetting } from '../../../site/site.ts'

export const words = {
  labels: {
    address: (form: string) => `${form}: address`,
    script: (form: string) => `${form}: script`,
    embedKey: (form: string) => `${form}: key`,
  } satisfies Record<keyof FormSetting, (form: string) => string>,
  hints: {
    addressInFrame: 'Shown in a frame, and opened by “Open in a new tab”. Starts with https://.',
    addressInTab: 'Opened in a new tab. Starts with https://.',
    script: 'Only if your provider gave you a script to embed: the address in its src.',
    embedKey: 'The form id or embed key that goes with the script.',
  },
}
