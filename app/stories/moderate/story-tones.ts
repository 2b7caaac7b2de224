export const statusTones = { pending: 'warn', approved: 'ok', rejected: 'danger' } as const

export const moveVariants = { approve: 'brass', reject: 'danger', moveToPending: 'quiet' } as const
