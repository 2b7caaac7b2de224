import { createContext } from 'react-router'
import type { StoryIntake } from './intake.server.ts'

export const intakeContext = createContext<StoryIntake>()
