import { type Kysely, sql } from 'kysely'

const onlyOwner = sql`
  create or replace function only_owner_truncates() returns trigger language plpgsql as $$
  begin
    if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
      raise insufficient_privilege using message = 'Only the owner of ' || tg_table_name || ' may empty it';
    end if;
    return null;
  end $$`

/**
 * Row-level security hides rows and says nothing about TRUNCATE, nor about triggers that others hang on a table
 * and that then run as us. Hosted databases grant all of it to the roles of their table API by default: those
 * lose every right, other roles these three; and TRUNCATE asks who it is, whatever is granted later.
 */
export async function closeTables(db: Kysely<unknown>, tables: string[]) {
  await onlyOwner.execute(db)
  const names = sql.join(tables.map((table) => sql.lit(table)))
  await sql`
    do $do$
    declare
      owned text;
      other record;
    begin
      foreach owned in array array[${names}] loop
        for other in
          select distinct r.rolname as name
          from pg_class c cross join aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
          where c.oid = owned::regclass and a.grantee <> c.relowner
        loop
          if other.name is null then
            execute format('revoke all on %I from public', owned);
          elsif other.name in ('anon', 'authenticated') then
            execute format('revoke all on %I from %I', owned, other.name);
          else
            execute format('revoke truncate, references, trigger on %I from %I', owned, other.name);
          end if;
        end loop;
        execute format('create or replace trigger only_owner_truncates before truncate on %I
          for each statement execute function only_owner_truncates()', owned);
      end loop;
    end $do$`.execute(db)
}
