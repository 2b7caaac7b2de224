/** More than a template may have: its fields, costs above all, are longer once they are filled in. */
export const letterLimits = { subject: 300, body: 12_000 } as const
