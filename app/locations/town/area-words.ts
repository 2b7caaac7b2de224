import type { Language } from '../../platform/language.ts'
import { townWords } from '../town-words.ts'

/** HUD's name of an area as one says it: 'the Houston-The Woodlands-Sugar Land area', 'Reeves County'. */
export function areaWords(area: string, language: Language) {
  const { part, metro } = townWords[language].homeCosts.area
  const isMetro = /HUD Metro|MSA$/.test(area)
  const isPart = area.includes('(part)')
  const name = area.replace(/, [A-Z]{2}\b.*$/, '').replaceAll('--', '-')
  if (isPart) return part(name)
  return isMetro && !/ (County|Borough|Parish)$/.test(name) ? metro(name) : name
}
