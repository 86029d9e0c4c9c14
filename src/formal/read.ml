(* The reader: the text of an instance and of a certificate becomes what check takes (problem.v). Nothing here
   is proved; it is all that stands between the files and the theorem, so it is short and does nothing clever.

   It follows docs/certificate.md, "Grammar" and "Instances". What it finds wrong with the form is Unreadable;
   a certificate that speaks of something else than this problem is Refused. Where there is no draw it finds
   the components that the barrier leaves, which check looks at. *)

open Checked

exception Unreadable of int * string (* the line, and what is wrong with it *)
exception Refused of string

let weight_max = 1_000_000_000_000_000_000
let sum_max = 4 * weight_max
let nodes_max = 50_000
let members_max = 20_000_000
let id_max = 1_000_000

(* Lines that say something: their numbers and words. *)
type line = { at : int; words : string list }

let words_of text =
  String.map (function '\t' -> ' ' | c -> c) text |> String.split_on_char ' ' |> List.filter (( <> ) "")

let without_return text =
  let n = String.length text in
  if n > 0 && text.[n - 1] = '\r' then String.sub text 0 (n - 1) else text

let lines_of text =
  String.split_on_char '\n' text
  |> List.mapi (fun i line -> { at = i + 1; words = words_of (without_return line) })
  |> List.filter (fun line -> match line.words with [] -> false | word :: _ -> word.[0] <> '#')

(* A reader is the lines that are left; each function takes those it knows. *)
type reader = { mutable left : line list; mutable last : int }

let fail r what = raise (Unreadable (r.last, what))

let take r key =
  match r.left with
  | { at; words = word :: rest } :: left when word = key ->
      r.last <- at;
      r.left <- left;
      Some rest
  | { at; _ } :: _ ->
      r.last <- at;
      None
  | [] -> None

let expect r key =
  match take r key with Some words -> words | None -> fail r ("no line '" ^ key ^ "' where it belongs")

let rec take_all r key = match take r key with Some words -> words :: take_all r key | None -> []

let finish r = if expect r "end" <> [] || r.left <> [] then fail r "something stands after 'end'"

(* Plain decimal numbers; all limits fit into OCaml's own integers. *)
let is_number word =
  let digits = if word <> "" && word.[0] = '-' then String.sub word 1 (String.length word - 1) else word in
  digits <> "" && String.for_all (fun c -> c >= '0' && c <= '9') digits && String.length digits <= 19
  && (digits.[0] <> '0' || word = "0")

let number r low high word =
  match if is_number word then int_of_string_opt word else None with
  | Some n when n >= low && n <= high -> n
  | _ -> fail r (Printf.sprintf "'%s' is not a number from %d to %d" word low high)

let only_number r low high = function
  | [ word ] -> number r low high word
  | _ -> fail r "one number belongs here"

let two_numbers r high = function
  | [ u; v ] -> (number r 1 high u, number r 1 high v)
  | _ -> fail r "two numbers belong here"

(* Numbers of Coq. *)
let rec positive n =
  if n = 1 then XH else if n land 1 = 1 then XI (positive (n lsr 1)) else XO (positive (n lsr 1))

let z_of n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))
let small = Array.init 2049 (fun i -> z_of (i - 1024)) (* shared, to save memory *)
let z n = if abs n <= 1024 then small.(n + 1024) else z_of n

(* ---- Instances and rounds ---- *)

type problem = {
  instance : instance;
  size : int;
  names : string array; (* of the stages *)
  edges : (int * int) list;
  cards : string option; (* the digest of the cards; of an instance it is worked out *)
  digest : string Lazy.t;
  node_of : (int, int) Hashtbl.t; (* players of a round, 0 is the bye *)
}

let little_endian buffer n = Buffer.add_int64_le buffer (Int64.of_int n)

let digest_of size names rows =
  let buffer = Buffer.create 65536 in
  List.iter (little_endian buffer) [ size; Array.length names ];
  Array.iter (fun name -> Buffer.add_string buffer (name ^ "\000")) names;
  List.iter (fun (u, v, costs) -> List.iter (little_endian buffer) ((u - 1) :: (v - 1) :: costs)) rows;
  Sha256.hex (Buffer.contents buffer)

let index_of r names name =
  let rec from k =
    if k = Array.length names then fail r ("no stage has the name " ^ name)
    else if names.(k) = name then k
    else from (k + 1)
  in
  from 0

let read_wishes r names =
  let kinds = Array.make (Array.length names) Costs in
  List.iter
    (function
      | [ name; count ] -> kinds.(index_of r names name) <- Wishes (z (number r 1 nodes_max count))
      | _ -> fail r "a list of wishes has a stage and a number")
    (take_all r "wishes");
  Array.to_list kinds

let read_edge r size stages = function
  | u :: v :: costs when List.length costs = stages ->
      let u = number r 1 size u and v = number r 1 size v in
      if u = v then fail r "an edge joins two different nodes";
      (min u v, max u v, List.map (number r (-2147483648) 2147483648) costs)
  | _ -> fail r "an edge has two nodes and one cost for each stage"

let rec read_edges r size stages made =
  match take r "edge" with
  | Some words -> read_edges r size stages (read_edge r size stages words :: made)
  | None -> made

let pair_of (u, v, costs) = { one = positive u; other = positive v; costs = List.map z costs }

let read_problem text =
  let r = { left = lines_of text; last = 1 } in
  let version = take r "bestdraw-round" in
  let of_cards = version <> None in
  let version = match version with Some words -> words | None -> expect r "bestdraw-instance" in
  if version <> [ "1" ] then fail r "this is no version 1";
  let first = if of_cards then take r "cards" else None in
  let size = only_number r 2 nodes_max (expect r "nodes") in
  if size mod 2 = 1 then fail r "the number of nodes should be even";
  let cards = if not of_cards then None else if first <> None then first else Some (expect r "cards") in
  let cards = Option.map (String.concat " ") cards in
  let node_of = Hashtbl.create size in
  if of_cards then
    List.iteri
      (fun i id -> Hashtbl.replace node_of (number r 0 id_max id) (i + 1))
      (List.concat (take_all r "players"));
  let names = Array.of_list (List.concat (take_all r "costs")) in
  let stages = read_wishes r names in
  let rows = List.sort compare (read_edges r size (Array.length names) []) in
  finish r;
  {
    instance = { nodes = positive size; pairs = List.map pair_of rows; stages };
    size;
    names;
    edges = List.map (fun (u, v, _) -> (u, v)) rows;
    cards;
    digest = lazy (match cards with Some digest -> digest | None -> digest_of size names rows);
    node_of;
  }

(* ---- Certificates ---- *)

(* "7" or "3-17", above `last`. *)
let range r high last word =
  let first, final =
    match String.index_opt word '-' with
    | None ->
        let n = number r 1 high word in
        (n, n)
    | Some i ->
        let n = number r 1 high (String.sub word 0 i) in
        (n, number r (n + 1) high (String.sub word (i + 1) (String.length word - i - 1)))
  in
  if first <= last then fail r ("'" ^ word ^ "' does not ascend");
  (first, final)

let rec ranges r high last = function
  | [] -> []
  | word :: rest ->
      let first, final = range r high last word in
      List.init (final - first + 1) (fun i -> first + i) @ ranges r high final rest

(* All lines of one letter: "3-17:-2" is a weight for each of these. *)
let read_weights r letter high =
  let last = ref 0 in
  let item word =
    match String.split_on_char ':' word with
    | [ some; weight ] ->
        let weight = number r (-weight_max) weight_max weight in
        if weight = 0 then fail r "a weight is 0";
        let first, final = range r high !last some in
        last := final;
        List.init (final - first + 1) (fun i -> (first + i, weight))
    | _ -> fail r ("'" ^ word ^ "' is no weight")
  in
  List.concat_map (List.concat_map item) (take_all r letter)

type stage = { name : string; is_open : bool; bound : int option; says : claim; heavy : bool }

let read_stage r size set_count words =
  let name, v, rest =
    match words with
    | name :: "value" :: v :: rest -> (name, v, rest)
    | _ -> fail r "a stage has an id and a value"
  in
  let v = number r (-weight_max) weight_max v in
  let is_open, rest = match rest with "open" :: rest -> (true, rest) | _ -> (false, rest) in
  let bound, rest =
    match rest with
    | "bound" :: b :: rest when is_open -> (Some (number r (-weight_max) weight_max b), rest)
    | _ -> (None, rest)
  in
  let over =
    match rest with
    | [] -> 1
    | [ "over"; d ] -> number r 2 1_000_000_000 d
    | _ -> fail r "this has no place in a stage"
  in
  let y = read_weights r "y" size in
  let zs = read_weights r "z" set_count in
  let add total (_, w) = if total > sum_max - abs w then sum_max + 1 else total + abs w in
  let weights = List.map (fun (i, w) -> (positive i, z w)) in
  {
    name;
    is_open;
    bound;
    says = { value = z v; over = positive over; node_weights = weights y; set_weights = weights zs };
    heavy = List.fold_left add 0 (y @ zs) > sum_max;
  }

let read_sets r size =
  let members = ref 0 in
  List.map
    (fun words ->
      let nodes = ranges r size 0 words in
      let count = List.length nodes in
      members := !members + count;
      if count mod 2 = 0 || count < 3 || count > size - 3 || !members > members_max then
        fail r "a set is not odd, or too small or too large";
      List.map positive nodes)
    (take_all r "set")

(* The matching as pairs of nodes. Who sits out is put together two and two, in the order of the nodes. *)
let read_boards r problem =
  let node id =
    match Hashtbl.find_opt problem.node_of id with
    | Some node -> node
    | None -> raise (Refused "a board names somebody who is not to be paired")
  in
  let rec by_twos = function
    | u :: v :: rest -> (u, v) :: by_twos rest
    | [] -> []
    | [ _ ] -> raise (Refused "those who sit out are not two and two")
  in
  let boards = List.map (two_numbers r 1_000_000) (take_all r "board") in
  let bye = match take r "bye" with Some words -> [ (only_number r 1 id_max words, 0) ] | None -> [] in
  let idle = List.map (only_number r 1 id_max) (take_all r "sits-out") in
  if List.length (List.sort_uniq compare idle) < List.length idle then
    raise (Refused "somebody sits out twice");
  let idle = List.sort compare (List.filter_map (Hashtbl.find_opt problem.node_of) idle) in
  List.map (fun (a, b) -> (node a, node b)) (boards @ bye) @ by_twos idle

let read_pairs r problem = List.map (two_numbers r problem.size) (take_all r "pair")

(* The stages by their names and places: these are what ties a claim to a column of costs. *)
let rec sort_stages problem k = function
  | [] -> ([], None, None)
  | stage :: _ when stage.heavy -> raise (Refused (stage.name ^ ": the weights are too large"))
  | [ stage ] when stage.name = "unique" && (not stage.is_open) && k = Array.length problem.names ->
      ([], None, Some stage.says)
  | stage :: _ when k >= Array.length problem.names || stage.name <> problem.names.(k) ->
      raise (Refused ("the stage " ^ stage.name ^ " stands where it does not belong"))
  | [ stage ] when stage.is_open ->
      let bound = Option.map z stage.bound in
      ([], Some { reached = stage.says.value; open_bound = bound; weights = stage.says }, None)
  | stage :: _ when stage.is_open -> raise (Refused (stage.name ^ ": only the last stage may be open"))
  | stage :: rest ->
      let claims, opened, unique = sort_stages problem (k + 1) rest in
      (stage.says :: claims, opened, unique)

let read_draw r problem of_cards whole =
  let pairs = if of_cards then read_boards r problem else read_pairs r problem in
  if 2 * List.length pairs <> problem.size then
    raise (Refused "the pairs are not as many as the nodes ask for");
  let sets = read_sets r problem.size in
  let set_count = List.length sets in
  let rec read_stages made =
    match take r "stage" with
    | Some words -> read_stages (read_stage r problem.size set_count words :: made)
    | None -> List.rev made
  in
  let stages = read_stages [] in
  finish r;
  let claims, open_stage, unique = sort_stages problem 0 stages in
  let matching = List.map (fun (u, v) -> (positive u, positive v)) pairs in
  Found { matching; sets; claims; open_stage; unique; whole }

(* The odd components that are left without the barrier. *)
let components problem gone =
  let neighbours = Array.make (problem.size + 1) [] and seen = Array.make (problem.size + 1) false in
  List.iter
    (fun (u, v) ->
      neighbours.(u) <- v :: neighbours.(u);
      neighbours.(v) <- u :: neighbours.(v))
    problem.edges;
  List.iter (fun v -> seen.(v) <- true) gone;
  let rec reach found v =
    if seen.(v) then found
    else (
      seen.(v) <- true;
      List.fold_left reach (v :: found) neighbours.(v))
  in
  List.init problem.size (fun i -> reach [] (i + 1)) |> List.filter (fun part -> List.length part mod 2 = 1)

let read_barrier r problem =
  let gone = ranges r problem.size 0 (expect r "barrier") in
  finish r;
  Barrier (List.map positive gone, List.map (List.map positive) (components problem gone))

let is_digest word =
  String.length word = 64 && String.for_all (function '0' .. '9' | 'a' .. 'f' -> true | _ -> false) word

(* What the certificate speaks of; true when these are cards. *)
let read_subject r problem =
  let cards = take r "cards" in
  let of_cards = cards <> None in
  let digest =
    match (match cards with Some words -> words | None -> expect r "instance") with
    | [ word ] when is_digest word -> word
    | _ -> fail r "the digest should be 64 hexadecimal digits in lower case"
  in
  if of_cards then (
    if List.length (expect r "rules") <> 1 then fail r "a rulebook has one word";
    ignore (expect r "options");
    ignore (only_number r 1 99 (expect r "round")));
  if of_cards <> (problem.cards <> None) || digest <> Lazy.force problem.digest then
    raise (Refused "the certificate speaks of something else");
  of_cards

let read_certificate problem text =
  let r = { left = lines_of text; last = 1 } in
  if expect r "bestdraw-certificate" <> [ "1" ] then fail r "this is no version 1";
  let of_cards = read_subject r problem in
  if only_number r 0 nodes_max (expect r "nodes") <> problem.size then
    raise (Refused "the number of nodes is another");
  match expect r "outcome" with
  | [ "best" ] -> read_draw r problem of_cards true
  | [ "not-proved" ] -> read_draw r problem of_cards false
  | [ "none" ] -> read_barrier r problem
  | _ -> fail r "the outcome is best, not-proved or none"
