/** Who somebody is at an identity provider: nothing else of a token says it for good. */
export interface Identity {
  issuer: string
  subject: string
}
