import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nicknames that look alike are one: `users.nickname_key` is what a nickname looks like (UTS #39), kept by a trigger,
 * so that it holds whoever writes the nickname. Of nicknames that were let in before and look alike, all stay; the
 * later ones carry their number behind a space, which no key of a new nickname has. `nicknameSkeleton` computes the
 * same.
 */

/**
 * Letters and the plain ones that they look like, one below the other; at last those that stand for each other
 * anyway.
 */
const LETTERS =
  'ƨϩᒿꙅꛯꝛȝɜʒзӡⳍꝫ𑣊𖼻ꮞ𑣏𑣛бⳓꮾ𑣕𐓺𑣆ȣ৪੪𐌚𞣋৭੧୨൭ⳋꝯ𑣌𑣖ɑαаᗅꓮꭺ𐊠𖽀ƅβвьᏼᑲᖯᗷꓐꞵꮟ𐊂𐊡𐌁ςсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲ԁᑯᗞᗪꓒꓓꭰꮷεеҽⴹꓰꬲꭼ𐊆𑣎ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂ƍɡԍցᏻᶃꓖꮐηнһհᕼⲏꓧꮋꮒ𐋏ıɩɪιіӏꙇꭵ𑣃ʝϳјᒍꓙꭻκкᛕⲕꓗꮶ𐔘ǀוןا١۱ߊᒪᛁⲓⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨𞣇μϻмᗰᛖⲙꓟꮇ𐊰𐌑ոռⲛꓠ𐔓οσоօסه٥ھہە۵߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠ρрᑭⲣꓑꮲ𐊕ԛգզⵕʀгᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵ƽѕտꓢꜱꮥꮪ𐊖𐑈𑣁𖼺τтⲧꓔꭲ𐊗𐊱𐌕𖼊ʋυսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂νѵט٧۷ᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈ɯѡԝաᴡꓪꮃꮤ𑜊𑜎𑜏𑣦𑣯χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬ɣʏγуүყᶌỿⲩꓬꭚꭹꮍ𐊲𑣜𖽃ζᴢꓜꮓ𐋵𑣄𑣉𑣥i10'
const PLAIN =
  '2222223333333334456666778888899999999aaaaaaaabbbbbbbbbbbbbbccccccccccccddddddddeeeeeeeeefffffffffffgggggggghhhhhhhhhhllllllllljjjjjjkkkkkkkllllllllllllllllllllllllmmmmmmmmmmnnnnnooooooooooooooooooooooooooooooooooooooooooooopppppppqqqqrrrrrrrrrrrrrssssssssssstttttttttuuuuuuuuuuuuuvvvvvvvvvvvvvvvwwwwwwwwwwwwwxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyzzzzzzzzllo'

/** What nobody sees, and blanks: Default_Ignorable_Code_Point and White_Space, as PostgreSQL writes them. */
const UNSEEN =
  '[\\u0009-\\u000D\\u0020\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F' +
  '\\u205F-\\u206F\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF]'

const FUNCTIONS = `
  CREATE FUNCTION nickname_key(nickname text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT replace(translate(lower(regexp_replace(normalize(nickname, NFKC), '${UNSEEN}', '', 'g')), '${LETTERS}',
      '${PLAIN}'), 'rn', 'm')
  $$;
  CREATE FUNCTION keep_nickname_key() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- A key that carries a number stays as long as its nickname does.
    IF TG_OP = 'INSERT' OR NEW.nickname IS DISTINCT
      FROM OLD.nickname THEN NEW.nickname_key := nickname_key(NEW.nickname); END IF;
    RETURN NEW;
  END $$;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(FUNCTIONS))
  await db.execute(sql`
    ALTER TABLE users ADD COLUMN nickname_key text;
    UPDATE users SET nickname_key = keyed.key || CASE WHEN keyed.place = 1 THEN '' ELSE ' ' || keyed.id END
    FROM (SELECT id, nickname_key(nickname) AS key, row_number() OVER (PARTITION BY nickname_key(nickname)
      ORDER BY id) AS place FROM users) AS keyed
    WHERE keyed.id = users.id;
    ALTER TABLE users ALTER COLUMN nickname_key SET NOT NULL;
    DROP INDEX users_nickname_unique;
    CREATE UNIQUE INDEX users_nickname_unique ON users (nickname_key);
    CREATE TRIGGER users_nickname_key BEFORE INSERT
      OR UPDATE OF nickname ON users FOR EACH ROW EXECUTE FUNCTION keep_nickname_key();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER users_nickname_key ON users;
    DROP FUNCTION keep_nickname_key;
    DROP INDEX users_nickname_unique;
    ALTER TABLE users DROP COLUMN nickname_key;
    DROP FUNCTION nickname_key;
    CREATE UNIQUE INDEX users_nickname_unique ON users (lower(normalize(regexp_replace(nickname, '\\s', '', 'g'),
      NFKC)));
  `)
}
