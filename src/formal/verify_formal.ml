(* The program bestdraw-verify-formal: says of an instance (bestdraw export --instance) and a certificate what
   the proved checker says.

       bestdraw-verify-formal INSTANCE CERTIFICATE

   Exit codes are those of bestdraw-verify: 0 proved, 4 legal but not proved best, 1 refused, 2 usage, 3 a
   file that is no instance or no certificate, 5 system or memory. Two more calls are for tests:

       bestdraw-verify-formal --many

   Of standard input a line "problem FILE" names an instance; "certificate COUNT" is followed by so many
   bytes. The answer to each certificate is one line, the exit code and what is said.

       bestdraw-verify-formal --show INSTANCE

   writes the instance again, from what the proved checker is given: pairs in order, each with its costs. *)

open Checked

let rec count = function O -> 0 | S n -> 1 + count n

let words_of_reason = function
  | BadInstance -> "an edge of the instance is there twice"
  | NotAMatching -> "the pairs are no perfect matching of allowed pairs"
  | EvenSet -> "a set does not have an odd number of nodes"
  | WrongValue -> "the matching has another value"
  | WrongSum -> "the weights do not add up to the value"
  | BadSetWeight -> "a set that is not bound has a weight below 0"
  | BadReducedCost -> "a pair costs less than its weights"
  | BadWishes -> "a list of wishes has a number of wishes granted and no weights"
  | WishBroken -> "the matching has a pair against a wish that is granted"
  | MoreGranted -> "the matching grants more wishes than it says"
  | WishesUnsettled -> "it is not proved that no more wishes can be granted"
  | TooManyStages -> "there are more stages than the instance has"
  | StagesMissing -> "the outcome is best, but stages are missing"
  | BadOpenStage -> "the open stage does not hold"
  | BadUnique -> "the stage unique does not hold"
  | BadBarrier -> "the barrier leaves no more odd components than it has nodes"

(* The exit code and the sentence. *)
let say (problem : Read.problem) = function
  | Best true -> (0, "proved best; no other draw is as good")
  | Best false -> (0, "proved best")
  | NoDraw -> (0, "proved: there is no legal draw")
  | Legal (proved, bound) ->
      let proved = count proved and stages = Array.length problem.names in
      let more = if bound = None then "" else ", with a bound for the next" in
      (4, Printf.sprintf "legal, best in the first %d of %d stages%s" proved stages more)
  | Refused (why, stage) ->
      let stage = count stage in
      let place = if stage < Array.length problem.names then problem.names.(stage) ^ ": " else "" in
      (1, "refused: " ^ place ^ words_of_reason why)

let judge problem text =
  match say problem (check problem.Read.instance (Read.read_certificate problem text)) with
  | said -> said
  | exception Read.Refused why -> (1, "refused: " ^ why)
  | exception Read.Unreadable (line, why) -> (3, Printf.sprintf "certificate:%d: %s" line why)

let contents path =
  let file = open_in_bin path in
  Fun.protect ~finally:(fun () -> close_in file) (fun () -> really_input_string file (in_channel_length file))

let read_problem path =
  match Read.read_problem (contents path) with
  | problem -> problem
  | exception Read.Unreadable (line, why) ->
      Printf.eprintf "%s:%d: %s\n" path line why;
      exit 3
  | exception Sys_error why ->
      prerr_endline why;
      exit 5

let rec answer_many problem =
  match input_line stdin with
  | exception End_of_file -> 0
  | line -> (
      match (String.split_on_char ' ' line, problem) with
      | "problem" :: path, _ -> answer_many (Some (read_problem (String.concat " " path)))
      | [ "certificate"; size ], Some asked ->
          let code, said = judge asked (really_input_string stdin (int_of_string size)) in
          Printf.printf "%d %s\n%!" code said;
          answer_many problem
      | _ -> 2)

(* Written again by other means than it was read by: numbers digit by digit. *)
let rec int_of = function XH -> 1 | XO p -> 2 * int_of p | XI p -> (2 * int_of p) + 1
let show_z = function Z0 -> "0" | Zpos p -> string_of_int (int_of p) | Zneg p -> string_of_int (-int_of p)

let show (problem : Read.problem) =
  Printf.printf "nodes %d\n" (int_of problem.instance.nodes);
  let show_stage k kind =
    let wishes = match kind with Costs -> "" | Wishes n -> " wishes " ^ show_z n in
    Printf.printf "stage %s%s\n" problem.names.(k) wishes
  in
  let show_pair p =
    let costs = String.concat " " (List.map show_z p.costs) in
    Printf.printf "edge %d %d %s\n" (int_of p.one) (int_of p.other) costs
  in
  List.iteri show_stage problem.instance.stages;
  List.iter show_pair problem.instance.pairs;
  0

let answer_one instance certificate =
  let problem = read_problem instance in
  match contents certificate with
  | text ->
      let code, said = judge problem text in
      print_endline said;
      code
  | exception Sys_error why ->
      prerr_endline why;
      5

let () =
  exit
    (try
       match Array.to_list Sys.argv with
       | [ _; "--many" ] -> answer_many None
       | [ _; "--show"; instance ] -> show (read_problem instance)
       | [ _; instance; certificate ] -> answer_one instance certificate
       | _ ->
           prerr_endline "usage: bestdraw-verify-formal INSTANCE CERTIFICATE";
           2
     with
     | Stack_overflow ->
         prerr_endline "the stack is too small for so many pairs: ulimit -s unlimited";
         5
     | Out_of_memory ->
         prerr_endline "there is not enough memory";
         5)
