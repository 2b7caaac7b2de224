import { createContext } from 'react-router'
import type { PicturePress } from './picture-press.server.ts'

/** Draws the pictures of shared links. */
export const picturesContext = createContext<Pick<PicturePress, 'press'>>()
