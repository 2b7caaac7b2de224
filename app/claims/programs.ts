import type { InLanguages, Language } from '../platform/language.ts'
import type { Program } from './costs.ts'
import { words as en } from './words/en/programs.ts'
import { words as es } from './words/es/programs.ts'

const names: InLanguages<typeof en> = { en, es }

/** What a program is called, and where one reads all about it, its whole cost included. */
export function programIn(language: Language, program: Program): { name: string; href: string } {
  return { name: names[language][program], href: programHrefs[program] }
}

const programHrefs: Record<Program, string> = {
  funding: '/policy-terms#funding-program',
  fullService: '/full-service-program',
  kit: '/diy-rental-kit',
  corporate: '/corporate-lease-program',
  performance: '/#performance-based-program',
}

export const allPrograms = Object.keys(programHrefs) as Program[]

export function isProgram(text: string): text is Program {
  return Object.hasOwn(programHrefs, text)
}
