import type { MemberDataExport } from '@/domain/dataExport'
import type { Queryable } from '@/infra/database/pool'
import { openToken } from '../favorites/sharedLists'

/** PostgreSQL formats instants in JSON with its own offset. */
const at = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const list = (select: string): string =>
  `(SELECT COALESCE(jsonb_agg(row ORDER BY row.place), '[]') FROM (${select}) AS row)`

const PARTS: Record<keyof MemberDataExport, string> = {
  day: `((now() AT TIME ZONE 'Asia/Seoul')::date)::text`,
  account: `jsonb_build_object('nickname', u.nickname, 'region', u.region, 'role', u.role, 'staffEmail', u.email,
    'joinedAt', ${at('u.created_at')}, 'changedAt', ${at('u.updated_at')})`,
  identities: list(
    `SELECT issuer, subject, email, ${at('created_at')} AS "since", created_at AS place FROM member_identities
      WHERE user_id = u.id`,
  ),
  office: `(SELECT jsonb_build_object('name', name, 'latitude', latitude, 'longitude', longitude,
    'savedAt', ${at('saved_at')}) FROM member_offices WHERE user_id = u.id)`,
  roles: list(`SELECT role, ${at('created_at')} AS "at", id AS place FROM role_grants WHERE user_id = u.id`),
  consents: list(`
    SELECT t.title, t.version, c.agreed, ${at('c.decided_at')} AS "decidedAt", (c.decided_at, t.id) AS place
    FROM consents c JOIN terms_versions t ON t.id = c.terms_id WHERE c.user_id = u.id`),
  consentEvents: list(`
    SELECT COALESCE(t.title, e.code) AS title, e.version, e.action, ${at('e.occurred_at')} AS "at", e.id AS place
    FROM consent_events e LEFT JOIN terms_versions t ON t.code::text = e.code AND t.version = e.version
    WHERE e.user_id = u.id`),
  folders: list(`
    SELECT f.name, ${at('f.created_at')} AS "createdAt", encode(s.sealed_token, 'base64') AS shared, f.id AS place
    FROM favorite_folders f LEFT JOIN favorite_shares s ON s.folder_id = f.id WHERE f.user_id = u.id`),
  favorites: list(`
    SELECT r.id AS restaurant, r.title, d.name AS folder, ${at('f.created_at')} AS "keptAt", f.id AS place
    FROM favorites f JOIN restaurants r ON r.id = f.restaurant_id LEFT JOIN favorite_folders d ON d.id = f.folder_id
      WHERE f.user_id = u.id`),
  favoritesShared: `(SELECT encode(sealed_token, 'base64') FROM favorite_shares
    WHERE user_id = u.id AND folder_id IS NULL)`,
  reviews: list(`
    SELECT r.id AS restaurant, r.title, v.rating, v.content, v.status,
      ARRAY(SELECT name FROM review_photos WHERE review_id = v.id ORDER BY position) AS photos,
      ${at('v.created_at')} AS "createdAt", ${at('v.edited_at')} AS "editedAt", ${at('v.deleted_at')} AS "deletedAt",
        v.id AS place
    FROM reviews v JOIN restaurants r ON r.id = v.restaurant_id WHERE v.user_id = u.id`),
  loosePhotos: `to_jsonb(ARRAY(
    SELECT name FROM review_photos WHERE user_id = u.id AND review_id IS NULL AND post_id IS NULL
      ORDER BY created_at, name))`,
  helpful: list(`
    SELECT r.id AS restaurant, r.title, ${at('h.created_at')} AS "at", (h.created_at, v.id) AS place
    FROM review_votes h JOIN reviews v ON v.id = h.review_id JOIN restaurants r ON r.id = v.restaurant_id
      WHERE h.user_id = u.id`),
  posts: list(`
    SELECT p.id AS post, p.board, p.title, p.content, p.status,
      ARRAY(SELECT name FROM review_photos WHERE post_id = p.id ORDER BY position) AS photos,
      ${at('p.created_at')} AS "createdAt",
      ${at('p.edited_at')} AS "editedAt", ${at('p.deleted_at')} AS "deletedAt", p.id AS place
    FROM posts p WHERE p.author_id = u.id`),
  comments: list(`
    SELECT p.id AS post, p.title, c.content, c.status, ${at('c.created_at')} AS "createdAt",
      ${at('c.edited_at')} AS "editedAt", ${at('c.deleted_at')} AS "deletedAt", c.id AS place
    FROM comments c JOIN posts p ON p.id = c.post_id WHERE c.author_id = u.id`),
  likes: list(`
    SELECT 'post' AS type, p.id AS post, p.title, ${at('l.created_at')} AS "at", (l.created_at, p.id) AS place
    FROM post_likes l JOIN posts p ON p.id = l.post_id WHERE l.user_id = u.id
    UNION ALL
    SELECT 'comment', p.id, p.title, ${at('l.created_at')}, (l.created_at, c.id)
    FROM comment_likes l JOIN comments c ON c.id = l.comment_id JOIN posts p ON p.id = c.post_id
      WHERE l.user_id = u.id`),
  reports: list(`
    SELECT p.target_type AS type, COALESCE(r.id, b.id) AS id, COALESCE(r.title, b.title) AS title, p.reason,
      p.description, p.status, ${at('p.created_at')} AS "at", p.id AS place
    FROM reports p LEFT JOIN reviews v ON v.id = p.review_id LEFT JOIN restaurants r ON r.id = v.restaurant_id
      LEFT JOIN comments c ON c.id = p.comment_id LEFT JOIN posts b ON b.id = COALESCE(p.post_id, c.post_id)
      WHERE p.reporter_id = u.id`),
  mutes: list(`
    SELECT m.nickname, ${at('h.created_at')} AS "at", (h.created_at, m.id) AS place
    FROM member_mutes h JOIN users m ON m.id = h.muted_id WHERE h.user_id = u.id`),
  notifications: list(`
    SELECT n.kind, n.params, ${at('n.created_at')} AS "at", n.id AS place FROM notifications n
      WHERE n.user_id = u.id`),
  mutedKinds: `to_jsonb(ARRAY(SELECT kind FROM notification_mutes WHERE user_id = u.id ORDER BY kind))`,
  follows: list(`
    SELECT COALESCE(a.name, concat_ws(' ', g.sub_add1, g.sub_add2)) AS name, ${at('w.created_at')} AS "at",
      w.id AS place
    FROM follows w LEFT JOIN agencies a ON a.id = w.agency_id LEFT JOIN regions g ON g.id = w.region_id
      WHERE w.user_id = u.id`),
  digest: `(SELECT jsonb_build_object('email', email, 'frequency', frequency, 'changedAt', ${at('changed_at')})
    FROM email_digests WHERE user_id = u.id)`,
  digestRequest: `(SELECT jsonb_build_object('email', email, 'frequency', frequency, 'until', ${at('expires_at')})
    FROM email_confirmations WHERE user_id = u.id)`,
  pushes: list(`
    SELECT p.endpoint, s.device, ${at('p.created_at')} AS "since", p.id AS place
    FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id WHERE p.user_id = u.id`),
  staffNotes: list(`
    SELECT text, ${at('created_at')} AS "at", id AS place FROM record_notes
      WHERE subject_type = 'user' AND subject_id = u.id`),
  sessions: list(`
    SELECT kind, device, ${at('created_at')} AS "since", ${at('last_seen_at')} AS "lastSeenAt", id AS place
    FROM sessions WHERE user_id = u.id AND expires_at > now()`),
}

/** One statement, and so one snapshot. */
const OWN_DATA = `SELECT ${Object.entries(PARTS)
  .map(([name, sql]) => `${sql} AS "${name}"`)
  .join(',\n')} FROM users u WHERE u.id = $1`

/** For the member only (GDPR art. 20); null if the account is deleted. */
export async function exportMemberData(
  sql: Queryable,
  userId: number,
  secret: string,
): Promise<MemberDataExport | null> {
  const { rows } = await sql.query<MemberDataExport>(OWN_DATA, [userId])
  const [data] = rows
  if (!data) return null
  const open = (sealed: string | null) => openToken(sealed === null ? null : Buffer.from(sealed, 'base64'), secret)
  const folders = data.folders.map((folder) => ({ ...folder, shared: open(folder.shared) }))
  return { ...data, folders, favoritesShared: open(data.favoritesShared) }
}
