export const TERMS_BODY_MAX = 50_000
