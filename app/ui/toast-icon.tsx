import { CircleCheck, Info, LoaderCircle, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading'

const size = 20

export const toastIcons = {
  success: <CircleCheck size={size} aria-hidden="true" />,
  info: <Info size={size} aria-hidden="true" />,
  warning: <TriangleAlert size={size} aria-hidden="true" />,
  error: <OctagonX size={size} aria-hidden="true" />,
  loading: <LoaderCircle size={size} aria-hidden="true" className="spin" />,
} satisfies Record<ToastKind, ReactNode>
