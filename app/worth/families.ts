export const pageFamilies = ['Town pages', 'Funding pages', 'State pages', 'Neighborhood pages'] as const
export type PageFamily = (typeof pageFamilies)[number]
