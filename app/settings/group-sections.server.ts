import type { Db } from '../db/tables.ts'
import { formWords } from '../site/form-words.ts'
import { formHref, type Site } from '../site/site.ts'
import { formNames } from './form-settings.server.ts'
import { listChosen } from './queries.server.ts'
import { settings, siteWith } from './register.server.ts'
import type { Refused } from './save-settings.server.ts'
import type { SettingGroup } from './setting-group.ts'
import type { FormStatus, SettingSection } from './setting-row.ts'
import { settingRows } from './setting-rows.server.ts'

export function settingsOf(group: SettingGroup) {
  return settings.filter((setting) => setting.group === group)
}

/** A page of the settings: its rows under their headings. */
export async function groupSections(db: Db, group: SettingGroup, refused?: Refused) {
  const listed = settingsOf(group)
  const chosen = await listChosen(db)
  const rows = await settingRows(db, listed, chosen, refused)
  const headings = [...new Set(listed.map(({ section }) => section))]
  const site = siteWith('', chosen)
  return headings.map(
    (heading): SettingSection => ({
      heading,
      form: formUnder(heading, site),
      rows: rows.filter((_row, index) => listed[index]?.section === heading),
    }),
  )
}

const said = formWords.en

/** The form a section is about, if it is about one. */
function formUnder(heading: string, site: Site): SettingSection['form'] {
  const name = formNames.find((one) => said[one].name === heading)
  if (!name) return undefined
  return { status: statusOf(site, name), about: said[name].about, href: formHref(site, name) }
}

function statusOf(site: Site, name: (typeof formNames)[number]): FormStatus {
  const { address, script, embedKey } = site.forms[name]
  if (script) return embedKey ? 'script' : 'script-without-key'
  return address ? 'frame' : 'own'
}
