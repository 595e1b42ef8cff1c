import { agencies } from './agencies'
import { collections } from './collections'
import { faqs } from './faqs'
import { formats } from './formats'
import { notices } from './notices'
import { terms } from './terms'

/** Each is complete with its screen and, unless `collections/plain` makes it, its collection. */
export const DEFINED = { agencies, terms, notices, collections, faqs, formats }
