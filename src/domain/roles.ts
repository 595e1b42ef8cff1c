/** What a signed-in person may do. `user` has no grant record; the two others are granted by an admin. */
export const ROLES = ['user', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

interface Person {
  role?: Role | null
}

/** Admins run the directory: data, content, people. */
export const isAdmin = (person: Person | null | undefined): boolean => person?.role === 'admin'

/** Moderators and admins look after what members write. */
export const isModerator = (person: Person | null | undefined): boolean =>
  person?.role === 'moderator' || isAdmin(person)
