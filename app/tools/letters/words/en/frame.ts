// On an English page nobody needs to be told what an English letter says.
export { frame as words } from '../../sent-frame.ts'
