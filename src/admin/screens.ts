import type { ResourceProps } from 'react-admin'
import { DEFINED } from '@/resources/defined'
import type { Definition } from '@/resources/definition'
import { agencies } from './agencies'
import { audit } from './audit'
import { collections } from './collections'
import { comments } from './comments'
import { faqs } from './faqs'
import { formats } from './formats'
import { definedForm } from './kit/defined/definedForm'
import { definedList } from './kit/defined/definedList'
import { matches } from './matches'
import { dataQuality } from './quality'
import { notices } from './notices'
import { posts } from './posts'
import { reports } from './reports'
import { restaurants } from './restaurants'
import { reviews } from './reviews'
import { roles } from './roles'
import { recommendations } from './recommendations'
import { statistics } from './statistics'
import { settings } from './settings'
import { suggestions } from './suggestions'
import { terms } from './terms'
import { tickets } from './tickets'
import { dataUpload } from './uploads'
import { users } from './users'
import { visits } from './visits'

const OWN: ResourceProps[] = [
  restaurants,
  visits,
  agencies,
  matches,
  dataUpload,
  reports,
  reviews,
  posts,
  comments,
  suggestions,
  tickets,
  users,
  roles,
  audit,
  dataQuality,
  statistics,
  recommendations,
  terms,
  notices,
  collections,
  faqs,
  formats,
  settings,
]

const plainScreen = (definition: Definition): ResourceProps => ({
  name: definition.key,
  list: definedList(definition).List,
  ...definedForm(definition),
})

/** A definition without screens of its own has those that follow from it. */
export const SCREENS: ResourceProps[] = [
  ...OWN,
  ...Object.values(DEFINED)
    .filter(({ key }) => !OWN.some(({ name }) => name === key))
    .map(plainScreen),
]
