import type { InEnglish } from '../platform/language.ts'
import { words as application } from './words/en/application-settings.ts'
import { words as claim } from './words/en/claim-settings.ts'
import { words as form } from './words/en/form-settings.ts'
import { words as kit } from './words/en/kit-settings.ts'
import { words as mail } from './words/en/mail-settings.ts'
import { words as site } from './words/en/site-settings.ts'
import { words as zones } from './words/en/time-zones.ts'
import { words as translation } from './words/en/translation-settings.ts'
import { words as voucher } from './words/en/voucher-settings.ts'

export const applicationSettingWords: InEnglish<typeof application> = { en: application }
export const claimSettingWords: InEnglish<typeof claim> = { en: claim }
export const formSettingWords: InEnglish<typeof form> = { en: form }
export const kitSettingWords: InEnglish<typeof kit> = { en: kit }
export const mailSettingWords: InEnglish<typeof mail> = { en: mail }
export const siteSettingWords: InEnglish<typeof site> = { en: site }
export const timeZoneWords: InEnglish<typeof zones> = { en: zones }
export const translationSettingWords: InEnglish<typeof translation> = { en: translation }
export const voucherSettingWords: InEnglish<typeof voucher> = { en: voucher }
