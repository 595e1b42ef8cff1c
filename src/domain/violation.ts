/** Every rule of the public reads that a request can break, with what its sentence needs to know. */
export interface ViolationParams {
  'unknown-parameter': { field: string }
  'not-one-value': { field: string }
  'not-a-whole-number': { field: string }
  'too-small': { field: string; min: number }
  'too-large': { field: string; max: number }
  'too-long': { field: string; max: number }
  'not-a-choice': { field: string; choices: string }
  'invalid-value': { field: string }
  'district-needs-province': Record<never, never>
  'unknown-region': { field: string }
  'restaurant-not-found': Record<never, never>
  'restaurant-merged': { id: number }
  'path-not-found': Record<never, never>
  'method-not-allowed': { allowed: string }
  'too-slow': Record<never, never>
  unavailable: Record<never, never>
  internal: Record<never, never>
}

export type ViolationCode = keyof ViolationParams

/** A broken rule: a code for programs, parameters for the sentence. */
export type Violation = { [Code in ViolationCode]: { code: Code; params: ViolationParams[Code] } }[ViolationCode]
