import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export const iconSize = 20

export const noticeIcons = {
  success: <CircleCheck size={iconSize} aria-hidden="true" />,
  info: <Info size={iconSize} aria-hidden="true" />,
  warning: <TriangleAlert size={iconSize} aria-hidden="true" />,
  error: <OctagonX size={iconSize} aria-hidden="true" />,
} satisfies Record<NoticeKind, ReactNode>
