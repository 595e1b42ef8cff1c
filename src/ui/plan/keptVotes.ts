import { createLocalStorageStore } from '../kit/localStorageStore'

/** What this browser voted in a poll, and the number by which it may change that. */
export interface KeptVote {
  /** of the poll */
  token: string
  voter: string
  places: number[]
}

/** Older polls have ended. */
const KEPT_MAX = 30

const isKeptVote = (value: unknown): value is KeptVote =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'voter' in value &&
  typeof value.voter === 'string' &&
  'places' in value &&
  Array.isArray(value.places)

function parse(kept: string | null): readonly KeptVote[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isKeptVote) : []
  } catch {
    return []
  }
}

export const keptVotes = createLocalStorageStore('gonggong-bapsang:poll-votes-1', parse)

export const keepVote = (vote: KeptVote): void =>
  keptVotes.change((votes) => [vote, ...votes.filter(({ token }) => token !== vote.token)].slice(0, KEPT_MAX))

/** 32 random bytes in base64url: who no one knows. */
export const newVoter = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
