import { isProgram, programIn } from '../../claims/programs.ts'
import type { Language } from '../../platform/language.ts'

/** 'Full-service program'; what nobody knows any more stands as it was sent. The team reads English. */
export function programName(program: string, language: Language = 'en') {
  return isProgram(program) ? programIn(language, program).name : program
}
