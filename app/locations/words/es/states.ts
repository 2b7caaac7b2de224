import type { words as en } from '../en/states.ts'
import { words as help } from './state/help.ts'
import { words as index } from './state/index.ts'
import { words as page } from './state/page.ts'
import { words as rents } from './state/rents.ts'
import { words as territory } from './state/territory.ts'

export const words: typeof en = { page, rents, index, help, territory }
