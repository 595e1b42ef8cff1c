import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { DEFINED } from '@/resources/defined'
import type { Definition } from '@/resources/definition'
import { agencies } from './agencies'
import { collections } from './collections'
import { CommentList } from './moderation/CommentList'
import { faqs } from './faqs'
import { formats } from './formats'
import { definedForm } from './kit/defined/definedForm'
import { definedList } from './kit/defined/definedList'
import { notices } from './notices'
import { PostList } from './posts/PostList'
import type { Post } from './posts/PostDrawer'
import { ReportDesk } from './reports/ReportDesk'
import { restaurants } from './restaurants'
import { ReviewList } from './moderation/ReviewList'
import { SuggestionList } from './suggestions/SuggestionList'
import { sources } from './sources'
import type { Suggestion } from './suggestions/SuggestionDrawer'
import { TermsCreate, TermsEdit } from './terms/TermsForm'
import { TermsList, nameOf, type TermsVersion } from './terms/TermsList'
import { TermsShow } from './terms/TermsShow'
import type { Ticket } from './tickets/ticket'
import { TicketList } from './tickets/TicketList'
import type { UserRow } from './users/user'
import { UserList } from './users/UserList'
import type { VisitRow } from './visits/visit'
import { VisitEdit, VisitCreate } from './visits/visitForms'
import { VisitList } from './visits/VisitList'

/** A link to a record opens it in its list. */
const opens = (resource: string) =>
  function OpenInList() {
    return <Navigate to={`/${resource}?open=${useParams().id}`} replace />
  }

const OWN: ResourceProps[] = [
  restaurants,
  {
    name: 'visits',
    list: VisitList,
    edit: VisitEdit,
    create: VisitCreate,
    recordRepresentation: (visit: VisitRow) => `${visit.restaurantTitle ?? '방문'} ${visit.id}`,
  },
  agencies,
  sources,
  { name: 'matches', list: lazy(() => import('./matches/MatchDesk')) },
  { name: 'data-upload', list: lazy(() => import('./uploads/UploadScreen')) },
  { name: 'reports', list: ReportDesk },
  { name: 'reviews', list: ReviewList },
  { name: 'posts', list: PostList, recordRepresentation: (post: Post) => post.title },
  { name: 'comments', list: CommentList },
  { name: 'suggestions', list: SuggestionList, recordRepresentation: (suggestion: Suggestion) => suggestion.title },
  { name: 'tickets', list: TicketList, recordRepresentation: (ticket: Ticket) => ticket.subject },
  { name: 'users', list: UserList, edit: opens('users'), recordRepresentation: (user: UserRow) => user.nickname },
  { name: 'roles', list: lazy(() => import('./roles/RolesScreen')) },
  { name: 'audit', list: lazy(() => import('./audit/AuditList')), edit: opens('audit') },
  { name: 'data-quality', list: lazy(() => import('./quality/QualityScreen')) },
  { name: 'statistics', list: lazy(() => import('./statistics/StatisticsScreen')) },
  { name: 'recommendations', list: lazy(() => import('./recommendations/RecommendationScreen')) },
  {
    name: 'terms',
    list: TermsList,
    create: TermsCreate,
    edit: TermsEdit,
    show: TermsShow,
    recordRepresentation: (version: TermsVersion) => nameOf(version),
  },
  notices,
  collections,
  faqs,
  formats,
  { name: 'settings', list: lazy(() => import('./settings/SettingsScreen')) },
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
