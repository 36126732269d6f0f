import pg from "pg";

/**
 * Fills a demonstration database up to this many submitted applications, with SQL only: invented names, choices in
 * every state, years with and without proofs, requests, officers. The staff's list is derived at the end by the
 * function that a migration uses.
 */
export async function createManyApplications(
  settings: pg.PoolConfig,
  target: number,
): Promise<void> {
  const client = new pg.Client({ ...settings, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    const { rows } = await client.query(
      "select count(*)::int as n from applications where submitted_at is not null",
    );
    const existing = rows[0].n;
    for (let at = existing; at < target; at += STEP)
      for (const statement of statements(at, Math.min(at + STEP, target)))
        await client.query(statement);
    await client.query("set session_replication_role = origin");
    // The planner has no statistics about rows inserted in bulk.
    await client.query("analyze");
    await client.query("select list_applications()");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

const STEP = 50_000;

const lastNames = `Fall Ndiaye Diop Sow Bâ Sarr Faye Gueye Diallo Cissé Mbaye Sy Ly Thiam Kane Seck Niang Camara
  Touré Traoré Mané Sané Badji Gomis Mendy Diatta Coly Mbarga Kamga Tchouameni Fonkou Njoya Abena Atangana Essomba
  Owona Biya Nkoulou Ngo Eto’o Song Mvondo Foe Tchoupo Kengne Fotso Talla Ngassa Wamba Nana`;
const firstNames = `Aïssatou Fatou Awa Mariama Khady Ndèye Astou Rokhaya Binta Coumba Ousmane Mamadou Moussa Cheikh
  Ibrahima Abdoulaye Babacar Lamine Modou Aliou Étienne Jean Paul Marie Rose Solange Brice Ange Stéphane Junior
  Christian Ashley Rosine Clarisse Hervé Serge Alain Cédric Yannick Joël`;
const states = `submitted submitted submitted under-review under-review under-review more-information-asked
  interview waiting-list conditional-offer offer accepted enrolled refused refused declined withdrawn expired`;
const array = (values: string) => `array['${values.split(/\s+/).filter(Boolean).join("','")}']`;
/** SQL that picks an array element by a hash, so that columns do not correlate. */
const pick = (values: string, by: string) => {
  const count = values.split(/\s+/).filter(Boolean).length;
  return `(${array(values)})[1 + (hashint4(${by}) & 2147483647) % ${count}]`;
};
const id = (kind: number, n = "n") =>
  `('00000000-0000-4000-8${String(kind).padStart(3, "0")}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const ago = (seconds: string) =>
  `timestamptz '2026-11-20 08:00:00+00' - (${seconds}) * interval '1 second'`;

function statements(from: number, until: number): string[] {
  const some = `generate_series(${from + 1}, ${until}) as n`;
  const chosen = `${some}, generate_series(1, 1 + n % 4) as k`;
  return [
    `insert into users (id, name, email, email_verified, created_at, updated_at, first_name, last_name, phone, locale)
      select ${id(1)}, f || ' ' || l, fold(replace(f || '.' || l, '’', '')) || '.' || n || '@exemple.test', true,
        now(), now(), f, l, '+22177' || lpad((n * 7 % 10000000)::text, 7, '0'), 'fr'
      from ${some}, lateral (select ${pick(firstNames, "n")} as f, ${pick(lastNames, "n * 31 + 7")} as l) names`,
    `insert into applications (id, candidate_id, intake_id, campus, locale, number, submitted_at, receipt_code,
        record, created_at, updated_at)
      select ${id(2)}, ${id(1)}, (select id from intakes order by opens_at limit 1),
        case when n % 3 = 0 then 'cameroon' else 'senegal' end, 'fr',
        'ER-27-' || case when n % 3 = 0 then 'YDE' else 'DKR' end || '-' || (n + 100000)::text,
        ${ago("n * 37 % 8000000 + 3000000")}, 'BENCH' || n, '{}', now(), now() from ${some}`,
    `insert into personal_infos (application_id, last_name, first_name, birth_on, mother_phone, mother_email, updated_at)
      select ${id(2)}, u.last_name, u.first_name, to_char(date '2004-01-01' + n % 2500, 'YYYY-MM-DD'), '+22176' || lpad((n * 11 % 10000000)::text, 7, '0'),
        'mere.' || n || '@exemple.test', now() from ${some} join users u on u.id = ${id(1)}`,
    `insert into choices (id, application_id, course_id, position, state, state_since, created_at)
      select ${id(3, "n * 4 + k")}, ${id(2)}, c.ids[1 + (n * 13 + k) % array_length(c.ids, 1)], k,
        ${pick(states, "n * 17 + k")}, ${ago("(n * 41 + k * 7919) % 3000000")}, now()
      from (select array_agg(id order by id) as ids from courses where provider_kind = 'university') c, ${chosen}`,
    `insert into cursus_entries (id, application_id, activity, school_year, country, proof_id, created_at, updated_at)
      select ${id(4, "n * 4 + k")}, ${id(2)}, 'studies', '2025-2026', 'SN',
        case when (n + k) % 5 > 0 then ${id(5, "n * 4 + k")} end, now(), now() from ${chosen}`,
    `insert into requests (id, choice_id, kind, words, due_on, answered_at, created_at)
      select ${id(6, "n * 4 + k")}, ${id(3, "n * 4 + k")}, 'answer', 'Votre lycée ?', date '2026-11-01' + n % 60,
        case when n % 4 = 0 then ${ago("n * 3 % 900000")} end, now() from ${chosen} where n % 9 = 0`,
    `insert into assignments (application_id, officer_id, since)
      select ${id(2)}, s.ids[1 + n % array_length(s.ids, 1)], now()
      from (select array_agg(user_id order by user_id) as ids from staff where role <> 'editor') s, ${some}
      where n % 10 > 3`,
    // Some assignees no longer have access.
    `update assignments set officer_id = (select user_id from staff where role = 'editor' limit 1)
      where application_id in (select ${id(2)} from ${some} where n % 400 = 7)`,
    `insert into interviews (id, choice_id, uid, starts_at, minutes, place, state, other_time, answered_at, created_at)
      select ${id(7)}, c.id, ${id(7)}, now() + interval '9 days', 30, 'Bureau', 'other-time', 'Un samedi', now(), now()
      from ${some} join choices c on c.id = ${id(3, "n * 4 + 1")} where n % 300 = 11`,
  ];
}
