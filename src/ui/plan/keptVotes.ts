import { createLocalStorageStore } from '../kit/localStorageStore'

/** This browser's votes in a poll, and the secret that allows changing them. */
export interface KeptVote {
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

/** 32 random bytes in base64url, so that it cannot be guessed. */
export const newVoter = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
