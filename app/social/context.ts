import { createContext } from 'react-router'
import type { PictureRenderer } from './picture-renderer.server.ts'

/** Draws the pictures of shared links. */
export const picturesContext = createContext<Pick<PictureRenderer, 'render'>>()
