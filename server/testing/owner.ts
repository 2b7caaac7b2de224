/** Of every site that a test starts with an owner. */
export const owner = { email: 'owner@example.com', password: 'correct horse battery staple' }

export const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
