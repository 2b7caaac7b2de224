// On an English page nobody needs to be told what an English letter says.
export { sentences as words } from '../../sent-sentences.ts'
