/** What the form of a webhook sends, and what is said about it. Runs in the browser as well. */
export type WrittenWebhook = { url: string; events: string[]; hasContact: boolean }
export type WebhookErrors = { url?: string; events?: string }

export const maxUrlLength = 500
