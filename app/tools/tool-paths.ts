/** A page that helps before anybody pays. It works on the device alone: nothing typed there is sent. */
export const toolPaths = {
  toldNo: '/told-no',
  letters: '/letters',
  budget: '/move-in-budget',
  checklist: '/checklist',
} as const

export type ToolName = keyof typeof toolPaths

export const toolNames = Object.keys(toolPaths) as ToolName[]
