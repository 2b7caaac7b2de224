import type { BetterAuthOptions } from 'better-auth'
import { roles } from '../db/vocabulary.ts'

const dated = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** What better-auth's tables and columns are called in migration 0002. */
export const authTables = {
  user: {
    modelName: 'admin_users',
    fields: { ...dated, emailVerified: 'email_verified' },
    // `input: false`: nobody gives a role to themselves through a form.
    additionalFields: {
      role: { type: [...roles], required: true, input: false },
      disabled: { type: 'boolean', required: true, defaultValue: false, input: false },
    },
  },
  session: {
    modelName: 'admin_sessions',
    fields: {
      ...dated,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'admin_accounts',
    fields: {
      ...dated,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      password: 'password_hash',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: {
    modelName: 'admin_verifications',
    fields: { ...dated, expiresAt: 'expires_at' },
  },
  rateLimit: {
    modelName: 'admin_rate_limits',
    fields: { lastRequest: 'last_request' },
  },
} satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification' | 'rateLimit'>

export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'admin_two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
}

export const passkeyTables = {
  passkey: {
    modelName: 'admin_passkeys',
    fields: {
      userId: 'user_id',
      credentialID: 'credential_id',
      publicKey: 'public_key',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
}
