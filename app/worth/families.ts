export const scoredFamilies = ['Town pages', 'Funding pages', 'State pages', 'Neighborhood pages'] as const
export type ScoredFamily = (typeof scoredFamilies)[number]
