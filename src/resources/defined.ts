import { agencies } from './agencies'
import { collections } from './collections'
import { faqs } from './faqs'
import { formats } from './formats'
import { notices } from './notices'
import { restaurants } from './restaurants'
import { terms } from './terms'
import { visits } from './visits'

/** Each is complete with its screen and, unless `collections/plain` makes it, its collection. */
export const DEFINED = { restaurants, visits, agencies, terms, notices, collections, faqs, formats }
