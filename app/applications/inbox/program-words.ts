import type { Program } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'

export function isProgram(text: string): text is Program {
  return Object.hasOwn(programs, text)
}

/** 'Full-service program'; what nobody knows any more stands as it was sent. */
export function programName(program: string) {
  return isProgram(program) ? programs[program].name : program
}
